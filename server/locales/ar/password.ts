import type { default as english, passwordEmails as englishEmails } from "../en/password";
import type { Texts } from "../texts";

export default {
  confirmIdentity: "تأكيد هويتك",
  title: "تغيير كلمة المرور",
  lead: "سيُسجَّل خروجك من الأجهزة الأخرى، وتُبطل كل رموز API، ونرسل إليك إشعارًا بالتغيير بالبريد الإلكتروني.",
  leadUnconfirmed: "سيُسجَّل خروجك من الأجهزة الأخرى، وتُبطل كل رموز API.",
  current: "كلمة المرور الحالية",
  new: "كلمة المرور الجديدة",
  newHint: "الحد الأدنى لعدد الأحرف: {minimum}. ويُستحسن 12 حرفًا أو أكثر.",
  saving: "جارٍ الحفظ...",
  change: "تغيير كلمة المرور",
  chooseOwn: "اختيار كلمة المرور",
  chooseOwnLead: "عيّن أحد الموظفين كلمة مرورك. للمتابعة، اختر كلمة مرور لا يعرفها غيرك.",
  given: "كلمة المرور التي أُعطيت لك",
  save: "حفظ كلمة المرور",
  confirmedFor:
    "لن نطلبها مرة أخرى لمدة {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
} satisfies Texts<typeof english>;

export const passwordEmails = {
  "passwordReset.subject": "أعد تعيين كلمة المرور",
  "passwordReset.body": "تلقينا طلبًا لإعادة تعيين كلمة مرورك لدى {brand}.",
  "passwordReset.expires":
    "يُستخدم هذا الرابط مرة واحدة وتنتهي صلاحيته خلال {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. إذا لم تطلبه، فتجاهل هذه الرسالة. ولن تتغير كلمة مرورك.",
  "passwordChanged.subject": "تم تغيير كلمة المرور",
  "passwordChanged.body": "تم تغيير كلمة المرور لحسابك لدى {brand}.",
  "passwordChanged.cleared":
    "لم يكن بريدك الإلكتروني مؤكدًا من قبل، لذلك حذفنا الملف الشخصي والبيانات البنكية والبطاقات والمستندات المحفوظة في الحساب، وألغينا الطلبات قيد الانتظار والسحوبات التي لم تُرسل. وتبقى أموالك في محفظتك.",
} satisfies Texts<typeof englishEmails>;
