import type { default as english, signInEmails as englishEmails } from "../en/sign-in";
import type { Texts } from "../texts";

export default {
  signedInAs: "أنت مسجّل الدخول بالفعل باسم {name}. لاستخدام حساب آخر، سجّل الخروج أولًا.",
  signedOut: "تم تسجيل خروجك.",
  accountClosed: "تم إغلاق حسابك.",
  cookiesBlocked:
    "إذا كنت قد سجّلت الدخول للتو، فمتصفحك يحظر ملف تعريف الارتباط الذي يبقيك مسجّل الدخول. اسمح بملفات تعريف الارتباط لهذا الموقع، ثم سجّل الدخول مرة أخرى.",
  emailHint: "أو اسم المستخدم",
  unsent: "سُجّل خروجك قبل إرسال النموذج. سجّل الدخول ثم حاول مرة أخرى.",
  linkByEmail: "إرسال رابط إعادة التعيين بالبريد الإلكتروني",
  waitHelp:
    "إذا لم تستطع الانتظار، فسجّل الدخول من متصفح استخدمته من قبل، أو اطلب رابطًا لإعادة تعيين كلمة المرور وتسجيل الدخول من هنا فورًا. وإذا كنت تستخدم المصادقة الثنائية، فيمكنك أيضًا إدخال رمز التحقق أدناه.",
  password: "كلمة المرور",
  code: "رمز التحقق",
  codeHint: "فقط إذا كنت تستخدم المصادقة الثنائية: الرمز من تطبيق المصادقة، أو رمز استرداد.",
  forgotPassword: "هل نسيت كلمة المرور؟",
  signingIn: "جارٍ تسجيل الدخول...",
  submit: "تسجيل الدخول",
  codeTitle: "المصادقة الثنائية",
  title: "تسجيل الدخول",
  pageDescription: "سجّل الدخول لعرض محفظتك وإيداعاتك وسحوباتك والأسواق.",
  welcomeBack: "مرحبًا بعودتك",
  newHere: "ليس لديك حساب لدى {brand}؟ <link>فتح حساب</link>",
  adminsOnly: "يتطلب هذا القسم حساب موظف.",
  passwordMissing: "أدخل كلمة المرور",
  passwordWrong: "كلمة المرور غير صحيحة",
  demoTitle: "حسابات تجريبية",
  demoLead: "سجّل الدخول بكلمة المرور {password}.",
  demoAdmin: "مسؤول",
} satisfies Texts<typeof english>;

export const signInEmails = {
  "newSignIn.subject": "تسجيل دخول جديد إلى حسابك",
  "newSignIn.body": "لاحظنا تسجيل دخول إلى حسابك لدى {brand} من جهاز جديد أو شبكة جديدة.",
  "newSignIn.advice":
    "إذا قمت بذلك بنفسك، فيمكنك تجاهل هذه الرسالة. وإلا فأعد تعيين كلمة المرور الآن لتسجيل خروج كل الأجهزة.",
} satisfies Texts<typeof englishEmails>;
