// Texts of scripts, which the server writes into the page.
import type english from "../en/enhance";
import type { Texts } from "../texts";

export default {
  otherPerson: "أنت الآن مسجّل الدخول باسم {name}. هذه الصفحة تخص حسابًا آخر، لذلك لم تعد تُحدَّث.",
  loading: "جارٍ التحميل...",
  discard: "هل تريد إغلاق هذا النموذج؟ ستفقد ما أدخلته.",
  copied: "تم النسخ",
  tooLarge: "أكبر من {size}",
  staySignedIn: "البقاء مسجّل الدخول",
  notKept:
    "تعذّر تمديد جلستك. ما زال بإمكانك إرسال النموذج: ستجد ما أدخلته هنا بعد تسجيل الدخول مرة أخرى.",
  uploading: "جارٍ الرفع... {percent}%",
  checking: "تم الرفع. جارٍ فحص ملفاتك...",
  uploadFailed: "فشل الرفع. انتظر لحظات ثم حاول مرة أخرى.",
  uploadInterrupted: "انقطع الرفع. تحقق من اتصالك ثم حاول مرة أخرى.",
  uploadCanceled: "أُلغي الرفع. لم يُرسل أي شيء.",
  exampleWithdrawal: "{name} من {city}: سحب قبل لحظات بمبلغ {amount}",
  /** Separated by a Latin comma and a space. */
  exampleNames: "محمد, فاطمة, أحمد, مريم, خالد, نورة, عمر, سارة, يوسف, ليلى",
  exampleCities: "دبي, الرياض, الدوحة, الكويت, المنامة, مسقط, جدة, أبوظبي, عمّان, القاهرة",
} satisfies Texts<typeof english>;
