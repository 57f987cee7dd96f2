import type { staffSensitiveDataEmails as englishEmails } from "../../en/staff/sensitive-data";
import type { Texts } from "../../texts";

/** تُرسل إلى العملاء. */
export const staffSensitiveDataEmails = {
  "sensitiveData.subject": "اطّلع أحد الموظفين على بياناتك",
  "sensitiveData.body":
    "اطّلع أحد موظفي {brand} على معلومات في حسابك تكون مخفية عادةً. كل اطلاع يتطلب سببًا ويُسجَّل بصفة دائمة.",
  "sensitiveData.viewed": "ما تم الاطلاع عليه",
} satisfies Texts<typeof englishEmails>;
