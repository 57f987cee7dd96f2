// Notices after a successful request.
import type english from "../en/notices";
import type { Texts } from "../texts";

export default {
  nameRequestCanceled: "تم إلغاء طلب تغيير الاسم",
  userDeleted: "تم حذف المستخدم",
  accountClosed: "تم إغلاق الحساب",
  ownAccountClosed: "تم إغلاق حسابك",
  ownAccountErased: "تم إغلاق حسابك ومحو بياناتك",
  resetLinkSent: "إذا كان هناك حساب بهذا البريد الإلكتروني، فقد أرسلنا إليه رابطًا.",
  secondFactorOff: "المصادقة الثنائية متوقفة",
  emailConfirmed: "تم تأكيد بريدك الإلكتروني",
  emailConfirmedBefore: "سبق تأكيد بريدك الإلكتروني",
  confirmationSent: "أرسلنا إليك رابطًا",
  newEmailLinkSent: "أرسلنا رابطًا إلى البريد الإلكتروني الجديد",
  emailChanged: "تم تغيير بريدك الإلكتروني. سجّل الدخول بالبريد الجديد.",
  emailChangeCanceled: "تم إلغاء التغيير. ويبقى بريدك الإلكتروني كما هو.",
  emailChangeUndone:
    "تم التراجع عن التغيير، وسُجّل خروج الجميع، والمدفوعات الصادرة موقوفة. اختر الآن كلمة مرور جديدة: أدخل بريدك الإلكتروني لنرسل إليك رابطًا.",
  tokenRevoked: "تم إبطال الرمز",
  payeeRemoved: "تمت إزالة المستفيد",
  contactReceived: "تم إرسال الرسالة",
  depositRequested: "تم استلام طلب الإيداع",
  withdrawalRequested: "طلب السحب قيد المراجعة",
  documentsUploaded: "تم رفع المستندات بنجاح",
  payoutsFrozen: "المدفوعات الصادرة من حسابك موقوفة",
  payoutsUnfrozen: "المدفوعات الصادرة من حسابك مسموح بها مجددًا",
  passwordChanged: "تم تغيير كلمة المرور",
  passwordChangedTokens:
    "تم تغيير كلمة المرور. {count, plural, zero {لم يُبطل أي رمز API.} one {أُبطل رمز API الخاص بك.} two {أُبطل رمزا API الخاصان بك.} few {أُبطلت # من رموز API الخاصة بك.} many {أُبطل # من رموز API الخاصة بك.} other {أُبطل # من رموز API الخاصة بك.}}",
  passwordReset: "تم تغيير كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.",
  passwordChosen: "تم حفظ كلمة المرور. سجّل الدخول للبدء.",
  tokensRevoked:
    "{count, plural, zero {لم يُبطل أي رمز API.} one {أُبطل رمز API الخاص بك.} two {أُبطل رمزا API الخاصان بك.} few {أُبطلت # من رموز API الخاصة بك.} many {أُبطل # من رموز API الخاصة بك.} other {أُبطل # من رموز API الخاصة بك.}}",
  accountCleared:
    "لم يكن بريدك الإلكتروني مؤكدًا من قبل، لذلك حذفنا الملف الشخصي والبيانات البنكية والبطاقات والمستندات المحفوظة في الحساب، وألغينا الطلبات قيد الانتظار والسحوبات التي لم تُرسل. وتبقى أموالك في محفظتك.",
  signedOut: "تم تسجيل الخروج",
  deviceSignedOut: "تم تسجيل خروج الجهاز",
  otherDevicesSignedOut: "تم تسجيل الخروج من كل الأجهزة الأخرى",
  otherDevicesSignedOutTokens:
    "تم تسجيل الخروج من كل الأجهزة الأخرى. {count, plural, zero {لم يُبطل أي رمز API.} one {أُبطل رمز API الخاص بك.} two {أُبطل رمزا API الخاصان بك.} few {أُبطلت # من رموز API الخاصة بك.} many {أُبطل # من رموز API الخاصة بك.} other {أُبطل # من رموز API الخاصة بك.}}",
  staffAccessEnded: "تم إلغاء صلاحية الوصول",
  waitsForApproval: "لم يتغير أي شيء بعد. الطلب في انتظار موافقة ثانية.",
  transactionDeleted: "تم حذف المعاملة",
  walletDeleted: "تم حذف المحفظة",
  walletCredited: "تمت إضافة المبلغ إلى المحفظة",
  walletDebited: "تم خصم المبلغ من المحفظة",
} satisfies Texts<typeof english>;
