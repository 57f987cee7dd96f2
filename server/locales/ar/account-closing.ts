import type {
  default as english,
  accountClosingEmails as englishEmails,
} from "../en/account-closing";
import type { Texts } from "../texts";

export default {
  title: "إغلاق حسابك",
  lead: "إغلاق الحساب نهائي. لا يمكن بعده تسجيل الدخول ولا إعادة فتح الحساب.",
  before: "قبل إغلاق الحساب",
  download: "نزّل ما تريد الاحتفاظ به، فقد تحتاج مثلًا إلى كشوف الحساب لإقرارك الضريبي.",
  statements: "عرض كشوف الحساب",
  data: "تنزيل بياناتي",
  withdraw: "سحب",
  withdrawFirst: "ما زال في محفظتك {amount}. اسحب المبلغ أولًا. ويمكنك إغلاق حسابك بعد وصول المبلغ.",
  moneyLeft:
    "ما زال في محفظتك {amount} لا يمكنك سحبه حاليًا. إذا كان لديك سحب قيد المراجعة، فيمكنك إغلاق حسابك بعد وصول المبلغ. وإلا <link>فتواصل مع فريق الدعم</link>.",
  contactSupport: "التواصل مع فريق الدعم",
  blocked: "المدفوعات الصادرة من حسابك محظورة، لذلك لا يمكن إغلاقه الآن.",
  staff: "يغلق أحد المالكين حسابات الموظفين من صفحة «الموظفون».",
  after: "عند إغلاق الحساب",
  signedOut: "يُسجَّل خروجك من كل الأجهزة، وتتوقف رموز API عن العمل، وتُحذف بطاقتك المحفوظة.",
  pending: "تُلغى الإيداعات قيد الانتظار. لا تدفع لها أي مبلغ بعد ذلك.",
  records:
    "يلزمنا القانون بالاحتفاظ بسجلات هويتك ومدفوعاتك لمدة {years, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}، ثم نمحوها. وحتى ذلك الحين، لا يمكن استخدام بريدك الإلكتروني لحساب جديد.",
  erased: "يُمحى ملفك الشخصي ومستنداتك ورسائلك فورًا.",
  confirm: "إغلاق حسابي",
  closing: "جارٍ إغلاق حسابك...",
  keep: "الاحتفاظ بحسابي",
} satisfies Texts<typeof english>;

export const accountClosingEmails = {
  "accountClosed.subject": "تم إغلاق حسابك",
  "accountClosed.body":
    "تم إغلاق حسابك لدى {brand}. وسُجّل خروجك من كل الأجهزة، ولم يعد بإمكانك تسجيل الدخول.",
  "accountClosed.records":
    "يلزمنا القانون بالاحتفاظ بسجلات هويتك ومدفوعاتك. وسنمحوها عند انتهاء هذا الالتزام.",
  "accountClosed.at": "تاريخ الإغلاق",
  "accountClosed.retainedUntil": "الاحتفاظ بالسجلات حتى",
} satisfies Texts<typeof englishEmails>;
