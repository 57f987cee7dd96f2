import type {
  default as english,
  emailVerificationEmails as englishEmails,
} from "../en/email-verification";
import type { Texts } from "../texts";

export default {
  resend: "إعادة إرسال الرابط",
  title: "تأكيد بريدك الإلكتروني",
  linkSent: "أرسلنا رابط تأكيد إلى {email}.",
  sending: "جارٍ الإرسال...",
  notNow: "ليس الآن",
  resendEffect: "سنرسل رابطًا جديدًا إلى {email}. ولن تعمل الروابط السابقة بعد ذلك.",
} satisfies Texts<typeof english>;

export const emailVerificationEmails = {
  "emailVerification.subject": "أكّد بريدك الإلكتروني",
  "emailVerification.body": "أكّد أن هذا هو البريد الإلكتروني لحسابك لدى {brand}.",
  "emailVerification.earlierLinks": "لم تعد الروابط السابقة صالحة.",
  confirmEmail: "تأكيد البريد الإلكتروني",
  confirmEmailExpires:
    "تنتهي صلاحية هذا الرابط خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. إذا لم تفتح حسابًا لدى {brand}، فتجاهل هذه الرسالة.",
  "emailChange.subject": "أكّد بريدك الإلكتروني الجديد",
  "emailChange.body":
    "طلبت تغيير البريد الإلكتروني لحسابك لدى {brand} إلى هذا العنوان. أكّده لإتمام التغيير.",
  "emailChange.effect": "سيُسجَّل خروجك من كل الأجهزة. ولن تتغير كلمة المرور ولا المصادقة الثنائية.",
  "emailChange.link": "تأكيد البريد الإلكتروني الجديد",
  "emailChange.expires":
    "يُستخدم هذا الرابط مرة واحدة وتنتهي صلاحيته خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. إذا لم تطلب ذلك، فتجاهل هذه الرسالة.",
  "emailChangeStarted.subject": "سيتغير بريدك الإلكتروني قريبًا",
  "emailChangeStarted.body":
    "أُبلغنا بأنه لم يعد بإمكانك الوصول إلى صندوق البريد هذا، لذلك أرسلنا رابطًا إلى بريد إلكتروني جديد لحسابك لدى {brand}.",
  "emailChangeStarted.until": "يبقى بريدك الإلكتروني الحالي مستخدمًا إلى أن تؤكد البريد الجديد.",
  "emailChangeStarted.advice":
    "إذا لم تطلب ذلك، فأعد تعيين كلمة المرور الآن لإلغاء التغيير، ثم تواصل مع فريق الدعم.",
  "emailChanged.subject": "تم تغيير بريدك الإلكتروني",
  "emailChanged.body": "أصبح هذا البريد الإلكتروني معتمدًا لحسابك لدى {brand}.",
  "emailChanged.former":
    "أصبح لحسابك لدى {brand} بريد إلكتروني جديد. ولم يعد بإمكانك تسجيل الدخول بهذا البريد.",
  "emailChanged.payoutsBlockedUntil": "المدفوعات الصادرة محظورة حتى",
  "emailChanged.notYou": "إذا لم تطلب ذلك، فتواصل مع فريق الدعم الآن.",
  "emailChangeRequested.body":
    "طلبت تغيير البريد الإلكتروني لحسابك لدى {brand}، لذلك أرسلنا رابطًا إلى العنوان الجديد.",
  "emailUndo.advice":
    "إذا لم تطلب ذلك، فاستخدم هذا الرابط حتى {until}. يضمن الرابط أن يكون هذا البريد الإلكتروني لحسابك، ويسجّل خروج الجميع، ويوقف المدفوعات الصادرة.",
  "emailUndo.link": "لم أطلب ذلك",
  "emailChangeUndone.subject": "تم التراجع عن تغيير بريدك الإلكتروني",
  "emailChangeUndone.body":
    "أبلغنا شخص يمكنه الوصول إلى صندوق البريد هذا بأنه لم يطلب التغيير. وهذا هو البريد الإلكتروني لحسابك لدى {brand}.",
  "emailChangeUndone.effect":
    "سُجّل خروج الجميع، ولم تعد كلمة المرور صالحة، والمدفوعات الصادرة موقوفة.",
  "emailChangeUndone.advice":
    "اختر كلمة مرور جديدة الآن. ثم تحقق من بياناتك البنكية ومن السحوبات قبل أن تسمح بالمدفوعات الصادرة مجددًا. وإذا طلبنا رمزًا ليس لديك، فتواصل مع فريق الدعم.",
} satisfies Texts<typeof englishEmails>;
