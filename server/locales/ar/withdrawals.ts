import type { default as english, withdrawalsEmails as englishEmails } from "../en/withdrawals";
import type { Texts } from "../texts";

export default {
  destinationQuestion: "السحب إلى",
  toBank: "{bank}. <link>تحديث البيانات البنكية</link>",
  bankIsNew: "هذه البيانات البنكية جديدة. أقرب موعد لإرسال المبلغ {time}.",
  bankMissing: "<link>أضف البيانات البنكية</link> للسحب بتحويل بنكي.",
  address: "عنوان محفظة BTC",
  addressHint: "تحقق من كل حرف، فلا يمكن التراجع عن مدفوعات بيتكوين.",
  history: "سجل العوائد",
  historyLead: "سحوباتك الناجحة، وما إذا كنا قد أرسلناها",
  downloadCsv: "تنزيل CSV",
  totalWithdrawn: "إجمالي السحوبات",
  successfulCount:
    "{total, plural, zero {لا سحوبات ناجحة} one {سحب ناجح واحد} two {سحبان ناجحان} few {# سحوبات ناجحة} many {# سحبًا ناجحًا} other {# سحب ناجح}}",
  totalSent: "المُرسل حتى الآن",
  sentCount:
    "{total, plural, zero {لا سحوبات} one {سحب واحد} two {سحبان} few {# سحوبات} many {# سحبًا} other {# سحب}}",
  successful: "السحوبات الناجحة",
  noneSuccessful: "ستظهر السحوبات الناجحة هنا.",
  month: "الشهر",
  withdrawals: "السحوبات",
  amount: "المبلغ",
  byMonth: "حسب الشهر",
  monthsCaption: "السحوبات الناجحة، آخر 12 شهرًا (حسب تاريخ الطلب، {zone})",
  monthsTable: "كل الأشهر في جدول",
  monthsTableCaption: "السحوبات الناجحة حسب الشهر",
  destinationIsNew:
    "تحميك فترة الانتظار هذه إذا تمكن شخص آخر من الوصول إلى حسابك. وهي تسري على وجهات السحب الجديدة، وبعد إيقاف المصادقة الثنائية.",
  receipt: "إيصال السحب",
  requested: "تم طلب السحب",
  requestedMessage: "طلب السحب قيد المراجعة. والمبلغ محجوز أثناء مراجعته.",
  review: "مراجعة السحب",
  description: "الوصف",
  balanceAfter: "الرصيد بعد السحب",
  reviewNext: "سنحجز هذا المبلغ أثناء مراجعة السحب.",
  confirm: "تأكيد السحب",
  newAddress: "لم يسبق لك السحب إلى هذا العنوان. تحقق منه بعناية وأدخل كلمة المرور للتأكيد.",
  withdraw: "سحب",
  available: "الرصيد المتاح: {amount}",
  reviewFollows: "ستراجع التفاصيل قبل التأكيد.",
  maximum: "الحد الأقصى",
  bank: "تحويل بنكي",
  bitcoin: "بيتكوين (BTC)",
  toBankAccount: "إلى حسابك البنكي",
  toAddress: "إلى عنوان BTC هذا",
  earliestPayout: "أقرب موعد لإرسال المبلغ",
  requestedNotice: "طلبك {reference} قيد المراجعة.",
  youReceive: "المبلغ الذي تستلمه",
  feesOfBank: "قد يفرض بنكك رسومًا خاصة به.",
  finalCoins: "يتوقف المبلغ النهائي على السعر عند الإرسال.",
  arrivesBy: "في موعد أقصاه {day}",
  arrivalHint:
    "تشمل المدة ما يصل إلى {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} لمراجعتنا.",
  codeConfirms: "يؤكد السحب بمبلغ {amount} إلى {payee}. يُستخدم كل رمز مرة واحدة فقط.",
  recoveryCodeConfirms:
    "يؤكد السحب بمبلغ {amount} إلى {payee}. 16 حرفًا ورقمًا؛ يُستخدم كل رمز مرة واحدة فقط.",
  ended: "لم يعد من الممكن تأكيد هذا السحب",
  endedLead: "تم إدخال خمسة رموز غير صحيحة. لم يُنقل أي مبلغ.",
  startNew: "بدء سحب جديد",
} satisfies Texts<typeof english>;

export const withdrawalsEmails = {
  "withdrawalConfirmed.subject": "طلبت سحبًا بمبلغ {amount}",
  "withdrawalConfirmed.body": "تلقينا طلبك للسحب بمبلغ {amount} من حسابك لدى {brand} إلى: {payee}.",
  "withdrawalConfirmed.by.code": "تم تأكيده برمز من تطبيق المصادقة.",
  "withdrawalConfirmed.by.recovery_code": "تم تأكيده بأحد رموز الاسترداد.",
  "withdrawalConfirmed.notYou":
    "إذا لم تكن أنت من فعل ذلك، فألغِ السحب وأعد تعيين كلمة المرور وتواصل مع فريق الدعم.",
  "withdrawalEnded.subject": "لم يتم تأكيد سحب بمبلغ {amount}",
  "withdrawalEnded.body":
    "أدخل شخص سجّل الدخول إلى حسابك لدى {brand} خمسة رموز غير صحيحة لسحب بمبلغ {amount} إلى: {payee}.",
  "withdrawalEnded.effect":
    "تم إيقاف السحب ولم يُنقل أي مبلغ. إذا كنت أنت من فعل ذلك، فابدأ سحبًا جديدًا.",
} satisfies Texts<typeof englishEmails>;
