import type {
  default as english,
  bankTransfersEmails as englishEmails,
} from "../en/bank-transfers";
import type { Texts } from "../texts";

export default {
  title: "تحويل بنكي",
  heading: "الإيداع بتحويل بنكي",
  lead: "حوّل {currency} من حسابك البنكي. ونضيف المبلغ إلى محفظتك عند وصوله.",
  demonstration:
    "هذا عرض تجريبي بحساب للتوضيح. لا تحوّل إليه مالًا، بل جرّب دور البنك.",
  playBank: "تجربة دور البنك",
  sendTo: "حوّل المبلغ إلى",
  sendToCurrency: "حوّل {currency} إلى",
  reference: "رقمك المرجعي",
  referenceHint: "اذكره دائمًا، فبه نعرف أن المبلغ لك.",
  holder: "صاحب الحساب",
  iban: "رقم IBAN",
  bic: "رمز BIC",
  bank: "البنك",
  bankAddress: "عنوان البنك",
  accountNumber: "رقم الحساب",
  routingNumber: "رقم التوجيه",
  sortCode: "رمز الفرع",
  copyReference: "نسخ الرقم المرجعي",
  copyHolder: "نسخ اسم صاحب الحساب",
  copyIban: "نسخ رقم IBAN",
  copyBic: "نسخ رمز BIC",
  copyAccountNumber: "نسخ رقم الحساب",
  copyRoutingNumber: "نسخ رقم التوجيه",
  copySortCode: "نسخ رمز الفرع",
  arrives:
    "{days, plural, =0 {يصل عادةً في يوم العمل نفسه.} zero {يصل عادةً في يوم العمل نفسه.} one {يصل عادةً خلال يوم عمل واحد.} two {يصل عادةً خلال يومي عمل.} few {يصل عادةً خلال # أيام عمل.} many {يصل عادةً خلال # يوم عمل.} other {يصل عادةً خلال # يوم عمل.}}",
  qrCode: "رمز QR للتحويل، لتطبيق بنكك",
  qrHint: "امسح الرمز بتطبيق بنكك لتعبئة بيانات التحويل.",
  qrHintWithAmount: "امسح الرمز بتطبيق بنكك لتعبئة بيانات تحويل {amount}.",
  amount: "المبلغ",
  showInCode: "إضافة المبلغ إلى رمز QR",
  fees: "لا نفرض أي رسوم. وقد يفرض بنكك أو بنك وسيط رسومًا خاصة به. نضيف المبلغ الذي يصل إلينا.",
  goodToKnow: "معلومات مهمة",
  noReference: "إذا كان الرقم المرجعي ناقصًا أو خاطئًا",
  noReferenceText:
    "لا يمكننا عندئذٍ معرفة صاحب المبلغ فورًا. وتستغرق إضافته وقتًا أطول، أو نعيده إلى الحساب الذي جاء منه.",
  otherName: "إذا لم يكن الحساب باسمك",
  otherNameText:
    "حوّل المبلغ من حساب باسمك. فعلينا التحقق من تحويلات الآخرين قبل إضافتها.",
  print: "طباعة",
  sent: "هل حوّلت المبلغ بالفعل؟",
  sentLead: "أخبرنا بالمبلغ لنترقب وصوله. وهذا اختياري: يكفي رقمك المرجعي.",
  sentHint:
    "نتوقف عن انتظاره بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. وإذا وصل بعد ذلك، يُضاف أيضًا.",
  wallet: "المحفظة",
  iveSentIt: "حوّلت المبلغ",
  processing: "جارٍ المعالجة...",
  announced: "شكرًا لك. ننتظر وصول {amount} بتحويل بنكي، ونضيفه عند وصوله.",
  expected: "التحويلات البنكية المنتظرة",
  expectedCaption: "التحويلات البنكية التي أخبرتنا بها، الأحدث أولًا",
  announcedAt: "تاريخ الإبلاغ",
  expectedUntil: "منتظر حتى",
  lapseHint:
    "نتوقف عن انتظار التحويل بعد ذلك اليوم. وإذا وصل لاحقًا، فرقمك المرجعي يكفي لإضافته.",
  actions: "الإجراءات",
  today: "اليوم",
  cancel: "إلغاء <hidden>تحويل {amount}</hidden>",
  cancelTitle: "إلغاء تحويل منتظر",
  cancelQuestion: "لن ننتظر بعد الآن {amount}. وإذا كنت قد حوّلت المبلغ، فسيُضاف عند وصوله رغم ذلك.",
  cancelConfirm: "إلغاء التحويل",
  keep: "إبقاء التحويل منتظرًا",
  notOpen: "لم نعد ننتظر هذا التحويل: فقد وصل أو أُلغي أو انتهت مدته.",
  bankTitle: "تجربة دور البنك",
  bankLead:
    "أنت الآن بنك العميل. ما ترسله يظهر في الكشف التالي من {bank}، الذي يستورده الموظفون. ولا تُنقل أي أموال.",
  backToDetails: "بيانات الحساب",
  from: "من",
  "sent.right": "رقمك المرجعي",
  "sent.wrong": "رقمك المرجعي مع خطأ",
  "sent.none": "بلا رقم مرجعي",
  "from.own": "حساب باسمك",
  otherSender: "ليلى الأخرى",
  "from.other": "حساب باسم ليلى الأخرى",
  twice: "إرساله مرتين",
  send: "إرسال التحويل",
  played:
    "{count, plural, zero {لا تحويلات في كشف اليوم.} one {التحويل موجود في كشف اليوم.} two {تحويلان متطابقان موجودان في كشف اليوم.} few {# تحويلات متطابقة موجودة في كشف اليوم.} many {# تحويلًا متطابقًا في كشف اليوم.} other {# تحويل متطابق في كشف اليوم.}}",
  cancelled: "لم نعد ننتظر هذا التحويل.",
} satisfies Texts<typeof english>;

export const bankTransfersEmails = {
  "expectedDeposit.subject": "لم يصل بعد تحويلك البنكي بمبلغ {amount}",
  "expectedDeposit.body":
    "أخبرتنا بتاريخ {sent} بأنك أرسلت {amount} بتحويل بنكي. ولم يصل المبلغ بعد.",
  "expectedDeposit.advice":
    "تحقق لدى بنكك من أن التحويل أُرسل، إلى الحساب المبين في صفحة الإيداع وبرقمك المرجعي. وإذا لم ترسله، فلا يلزمك أي إجراء.",
  "expectedDeposit.end":
    "بعد {day} سنتوقف عن انتظاره. وإذا وصل لاحقًا، فرقمك المرجعي يكفي لإضافته.",
  "expectedDeposit.reference": "رقمك المرجعي",
  "expectedDeposit.view": "عرض بيانات الحساب",
} satisfies Texts<typeof englishEmails>;
