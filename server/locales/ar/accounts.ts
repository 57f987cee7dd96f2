import type { default as english, accountsEmails as englishEmails } from "../en/accounts";
import type { Texts } from "../texts";

export default {
  signUp: "فتح حساب",
  signUpDescription: "افتح حسابًا في دقائق. ولا يُشترط إيداع.",
  signUpTitle: "فتح حساب جديد",
  haveAccount: "لديك حساب؟ <link>تسجيل الدخول</link>",
  password: "كلمة المرور",
  passwordHint: "الحد الأدنى لعدد الأحرف: {minimum}. ويُستحسن 12 حرفًا أو أكثر.",
  country: "البلد",
  currencyHint: "ستكون محفظتك بهذه العملة.",
  usd: "الدولار الأمريكي",
  eur: "اليورو",
  gbp: "الجنيه الإسترليني",
  terms:
    "أوافق على <link>شروط الاستخدام</link>، وقرأت تحذير المخاطر: قد أخسر كل المال الذي أستثمره.",
  create: "فتح الحساب",
  creating: "جارٍ فتح الحساب...",

  forgotTitle: "هل نسيت كلمة المرور؟",
  forgotLead: "أدخل بريدك الإلكتروني لنرسل إليك رابطًا لإعادة تعيين كلمة المرور.",
  backToSignIn: "العودة إلى تسجيل الدخول",
  sendLink: "إرسال الرابط",
  sending: "جارٍ الإرسال...",
  sentTitle: "تحقق من بريدك الإلكتروني",
  sentLead:
    "إذا كان هناك حساب بهذا البريد الإلكتروني، فقد أرسلنا إليه رابط إعادة التعيين. يُستخدم الرابط مرة واحدة وتنتهي صلاحيته خلال {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
  sentHelp: "لم تصلك الرسالة؟ تحقق من مجلد الرسائل غير المرغوب فيها أو حاول مرة أخرى.",
  resend: "إعادة إرسال الرابط",

  chooseFirst: "اختيار كلمة المرور",
  chooseNew: "اختيار كلمة مرور جديدة",
  firstLeadUser: "ستستخدمها لتسجيل الدخول.",
  firstLead: "ستستخدمها لتسجيل الدخول إلى لوحة الإدارة.",
  newLead: "سيُسجَّل خروجك من كل الأجهزة.",
  invitationExpired: "انتهت صلاحية الرابط؟ اطلب من أحد المالكين إرسال الدعوة مرة أخرى.",
  requestLink: "طلب رابط جديد",
  newPassword: "كلمة المرور الجديدة",
  save: "حفظ كلمة المرور",
  reset: "إعادة تعيين كلمة المرور",
  saving: "جارٍ الحفظ...",

  confirmEmail: "تأكيد بريدك الإلكتروني",
  confirmEmailLead: "أكّد هذا العنوان لتلقي إشعارات حسابك.",
  confirmLinkExpired: "انتهت صلاحية الرابط؟ <link>إرسال رابط جديد</link>",
  confirmNewEmail: "تأكيد بريدك الإلكتروني الجديد",
  confirmNewEmailLead:
    "سيُستخدم هذا البريد الإلكتروني لحسابك من الآن فصاعدًا، وسيُسجَّل خروجك من كل الأجهزة.",
  linkOver: "لم يعد هذا الرابط صالحًا",
  linkOverLead: "سبق استخدامه، أو انتهت صلاحيته، أو حل محله رابط أحدث.",
  newEmailLinkExpired:
    "انتهت صلاحية الرابط؟ أرسل رابطًا جديدًا من الإعدادات. لا يمكنك تسجيل الدخول؟ <link>تواصل مع فريق الدعم</link>",
  confirm: "تأكيد",
  confirming: "جارٍ التأكيد...",
} satisfies Texts<typeof english>;

export const accountsEmails = {
  "welcome.subject": "مرحبًا بك لدى {brand}",
  "welcome.body": "حسابك لدى {brand} جاهز. أكّد بريدك الإلكتروني لتلقي إشعارات حسابك.",
  "userInvitation.subject": "اختر كلمة مرور لحسابك لدى {brand}",
  "userInvitation.body": "فتحنا لك حسابًا لدى {brand}. اختر كلمة مرور لتسجيل الدخول لأول مرة.",
  "userInvitation.link": "اختيار كلمة المرور",
  "userInvitation.expires":
    "يُستخدم هذا الرابط مرة واحدة وتنتهي صلاحيته خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. بعد ذلك، استخدم «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول. وإذا كنت لا تريد حسابًا لدى {brand}، فتجاهل هذه الرسالة.",
} satisfies Texts<typeof englishEmails>;
