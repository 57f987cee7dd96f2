import type { default as english, contactEmails as englishEmails } from "../en/contact";
import type { Texts } from "../texts";

export default {
  title: "اتصل بنا",
  description: "تواصل مع {company} عبر النموذج أو البريد الإلكتروني أو الهاتف. نرد خلال {time}.",
  lead: "نرد خلال {time}.",
  emailHint: "سنرد على هذا العنوان.",
  message: "الرسالة",
  messageHint: "لا تذكر كلمات مرور أو أرقام بطاقات. الحد الأقصى لعدد الأحرف: {maximum, number}.",
  send: "إرسال الرسالة",
  sending: "جارٍ الإرسال...",
  detailsTitle: "طرق أخرى للتواصل معنا",
  phone: "الهاتف",
  hours: "ساعات العمل",
  office: "المكتب",
  detailsDemo: "بيانات اتصال تجريبية لا يتابعها أحد.",
  received: "تم إرسال الرسالة",
  receivedText:
    "سنرد بالبريد الإلكتروني خلال {time}. نحتفظ برسالتك مشفرة لمدة {months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}، ثم نحذفها.",
  receivedDemo: "عرض تجريبي فقط: حُفظت رسالتك لموظفي العرض التجريبي، ولن يرد عليها أحد.",
  goHome: "الصفحة الرئيسية",
} satisfies Texts<typeof english>;

export const contactEmails = {
  "messageArrived.subject": "رسالة جديدة من نموذج الاتصال",
  "messageArrived.body": "أرسل أحد الزوار رسالة عبر نموذج الاتصال في {brand}. سجّل الدخول لقراءتها.",
  "messageArrived.link": "قراءة الرسالة",
} satisfies Texts<typeof englishEmails>;
