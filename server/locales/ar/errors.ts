import type english from "../en/errors";
import type { Texts } from "../texts";

export default {
  remoteApiResponse: "تُعالَج طلبات API على مضيف آخر.",
  titleOfRefusal: "خطأ: {title}",
  goHome: "الصفحة الرئيسية",
  goToDashboard: "الذهاب إلى لوحة التحكم",
  tryAgain: "إعادة المحاولة",
  reference: "إذا تواصلت معنا، فاذكر هذا الرقم المرجعي: {reference}",
  badRequestTitle: "طلب غير صالح",
  badRequestText: "كان النموذج ناقصًا. عد إلى الصفحة السابقة وأعد تحميلها ثم حاول مرة أخرى.",
  forbiddenTitle: "الوصول مرفوض",
  forbiddenText: "ليست لديك صلاحية الوصول إلى هذه الصفحة، أو تغيرت صلاحياتك.",
  notFoundTitle: "الصفحة غير موجودة",
  notFoundText: "الصفحة التي تبحث عنها غير موجودة أو تم نقلها.",
  methodTitle: "الطريقة غير مسموح بها",
  methodText: "لا تقبل هذه الصفحة إرسال النماذج. عد إلى الصفحة السابقة ثم حاول مرة أخرى.",
  expiredTitle: "انتهت صلاحية الطلب",
  expiredText: "لم يتغير أي شيء. ابدأ من جديد.",
  tooLargeTitle: "الملفات المرفوعة كبيرة جدًا",
  tooLargeText:
    "يمكنك رفع {files, plural, zero {# ملف} one {ملف واحد} two {ملفين} few {# ملفات} many {# ملفًا} other {# ملف}} كحد أقصى، وحجم الملف الواحد حتى {size}.",
  bodyTooLargeText: "نص الطلب أكبر من {size}. أرسل طلبًا أصغر.",
  tooManyTitle: "محاولات كثيرة جدًا",
  tooManyText: "انتظر بضع دقائق ثم حاول مرة أخرى.",
  tooManyRequestsTitle: "طلبات كثيرة جدًا",
  tooManyRequestsText: "انتظر بضع ثوانٍ ثم حاول مرة أخرى.",
  notOfferedTitle: "غير متاح",
  notOfferedText: "الخدمة التي تعتمد عليها هذه البوابة لا تتيح هذه الصفحة. لم يتغير أي شيء.",
  unavailableTitle: "غير متاح مؤقتًا",
  unavailableText:
    "حاول مرة أخرى بعد لحظات. إذا كنت ترسل نموذجًا، فعد إليه وأرسله مرة أخرى: يُعالَج مرة واحدة فقط، حتى إن وصل في المرة الأولى.",
  crossSiteTitle: "تعذّر التحقق من هذا الطلب",
  crossSiteText:
    "حفاظًا على أمانك، لم يتغير أي شيء. أعد تحميل الصفحة واسمح بملفات تعريف الارتباط لهذا الموقع ثم حاول مرة أخرى.",
  otherPersonTitle: "أنت الآن مسجّل الدخول باسم {name}",
  otherPersonText:
    "فُتح هذا النموذج قبل تسجيل الدخول أو بحساب آخر. لم يُرسل ولم يُحفظ أي شيء. لاستخدام حساب آخر، سجّل الخروج أولًا.",
  otherAccountTitle: "هذا النموذج يخص حسابًا آخر",
  signOut: "تسجيل الخروج",
  otherRoleTitle: "دورك لا يسمح بذلك",
  internalTitle: "حدث خطأ",
  internalText: "المشكلة من جانبنا. حاول مرة أخرى بعد لحظات.",
  failedText: "{message} حاول مرة أخرى بعد لحظات.",
  encodedTitle: "طلب مضغوط",
  encodedText: "لا يمكننا قراءة نص طلب مضغوط. أرسله من دون الترويسة Content-Encoding.",
  headersTooLarge:
    "ترويسات الطلب كبيرة جدًا. احذف ملفات تعريف الارتباط لهذا الموقع ثم حاول مرة أخرى.",
  addressTooLong: "العنوان طويل جدًا.",
  hostHeader: "أرسل ترويسة Host واحدة.",
  transferCoding:
    "لا يمكننا قراءة قيمة Transfer-Encoding هذه. استخدم chunked أو أرسل الطلب من دونها.",
  requestTooSlow: "كان الطلب بطيئًا جدًا. حاول مرة أخرى.",
  unreadable: "تعذّرت قراءة الطلب.",
  tooSlowTitle: "انتهت مهلة الرفع",
  tooSlowText:
    "توقف الرفع أو كان بطيئًا جدًا. لم يتغير أي شيء. عد إلى الصفحة السابقة ثم حاول مرة أخرى.",
  pageFailed:
    "تعذّر تحميل هذه الصفحة. إذا كنت ترسل نموذجًا، فتحقق مما إذا كان قد نُفّذ قبل إرساله مرة أخرى.",
  tryLater: "حاول مرة أخرى بعد لحظات.",
} satisfies Texts<typeof english>;
