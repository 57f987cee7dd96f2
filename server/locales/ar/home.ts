import type english from "../en/home";
import type { Texts } from "../texts";

export default {
  pageTitle: "أموالك في سجل موثق",
  title: "كل حركة في أموالك مسجلة وموثقة.",
  lead: "{brand} بوابة لعملاء تداول الفوركس والعملات المشفرة. أودع واسحب وتابع كل خطوة، مع رصيد يمكن تتبع كل معاملة فيه.",
  tryDemo: "جرّب العرض التجريبي",

  howItWorks: "كيف تعمل البوابة",
  "step.open": "افتح حسابًا",
  "step.openText": "أدخل بياناتك واختر عملة المحفظة.",
  "step.verify": "تحقق من هويتك",
  "step.verifyText": "ارفع جواز سفر أو رخصة قيادة أو بطاقة هوية. ويراجعها فريقنا.",
  "step.deposit": "أودع",
  "step.depositText":
    "ادفع بالبطاقة أو بعملة مشفرة. تظهر الإيداعات قيد الانتظار إلى أن تُضاف إلى رصيدك.",
  "step.depositTextCrypto": "ادفع بعملة مشفرة. تظهر الإيداعات قيد الانتظار إلى أن تُضاف إلى رصيدك.",
  "step.withdraw": "اسحب",
  "step.withdrawText":
    "حوّل المال إلى حسابك البنكي أو إلى عنوان بيتكوين. نحجز المبلغ ونثبّت وجهة السحب فور تأكيدك.",

  explore: "تعرّف على {brand}",
  buyCrypto: "أودع بالعملات المشفرة وتابع كل تأكيد.",
  tradingTools: "رسوم بيانية للفوركس والمؤشرات والعملات المشفرة تُحمَّل فورًا.",
  copyTrading: "ما المقصود بنسخ الصفقات، وستة أسئلة ينبغي طرحها أولًا.",

  faq: "الأسئلة الشائعة",
  faqContact: "لديك أسئلة أخرى؟ <link>اتصل بنا</link>",

  keyFigures: "أرقام رئيسية",
  exampleFigures: "أرقام توضيحية",
  figuresHint: "أرقام للتوضيح فقط. ليست نتائج فعلية ولا وعدًا بالأداء.",

  availableBalance: "الرصيد المتاح",
  cardDeposit: "إيداع بالبطاقة",
  cryptoDeposit: "إيداع بعملة مشفرة",
  bankWithdrawal: "سحب إلى البنك",
  btcWithdrawal: "سحب بعملة BTC",

  "event.requested": "تم الطلب",
  "event.requestedText": "المبلغ محجوز ووجهة السحب مثبّتة",
  "event.approved": "تمت الموافقة",
  "event.approvedText": "راجعه فريقنا",
  "event.sent": "تم الإرسال",
  "event.sentText": "لدى البنك",
  "event.arrived": "وصل المبلغ",
  "event.arrivedText": "أكّده البنك",

  ticker: "شريط أسعار العملات المشفرة المباشر",
  loadingPrices: "جارٍ تحميل الأسعار…",
  pricesFailed: "تعذّر تحميل الأسعار. {message}",
  pricesAsOf: "الأسعار بالدولار · التغير خلال 24 ساعة · آخر تحديث <time>{at} UTC</time>",
  feedPricesAsOf:
    "الأسعار من CoinGecko بالدولار · التغير خلال 24 ساعة · آخر تحديث <time>{at} UTC</time>",
  pricesOld:
    "الأسعار المباشرة غير متاحة. تُعرض أسعار سُجلت قبل {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
  noPrice: "السعر غير متاح",

  exampleLabel: "محاكاة توضيحية",
  exampleTitle: "سحب حديث!",
  exampleNote: "محاكاة توضيحية – ليس عميلًا حقيقيًا",
  dismiss: "إغلاق",
  neverShow: "عدم عرض هذه الأمثلة مجددًا",
} satisfies Texts<typeof english>;
