import type { default as english, profilesEmails as englishEmails } from "../en/profiles";
import type { Texts } from "../texts";

export default {
  email: "البريد الإلكتروني",
  emailHint: "<link>تغيير البريد الإلكتروني</link>",
  saving: "جارٍ الحفظ...",
  save: "حفظ",
  confirmedEmailHint: "مؤكد. <link>تغيير البريد الإلكتروني</link>",
  settings: "الإعدادات",
  updated: "تم تحديث الملف الشخصي",
  nothingChanged: "لم يتغير أي شيء.",
  lead: "اسمك وبيانات الاتصال",
  saved: "تم حفظ بياناتك.",
  nameHint:
    "اسمك موثق. إذا غيّرته، نراجع الاسم الجديد أولًا، ويبقى اسمك الحالي إلى أن نوافق على الجديد.",
  nameHintStaff:
    "لا يغيّر أسماء الموظفين إلا أحد المالكين. إذا غيّرت اسمك، يراجع مالك آخر الاسم الجديد أولًا. وإذا كنت المالك الوحيد، يتغير الاسم فورًا.",
  namePending: "الاسم الجديد قيد المراجعة",
  nameRequested: "طلبت تغيير اسمك إلى {name} في {time}.",
  nameWaits: "سنرسل إليك رسالة بالبريد الإلكتروني بعد مراجعته.",
  nameWaitsForOwner: "يجب أن يوافق عليه أحد المالكين.",
  nameStays: "حتى ذلك الحين يبقى اسمك {name}.",
  nameRejected: "لم تتم الموافقة على الاسم الجديد",
  nameWasRejected: "رُفض الاسم {name} في {time}.",
  nameUnchanged: "ما زال اسمك {name}.",
  rejectionReason: "السبب: {reason}",
  cancelNameRequest: "إلغاء طلب تغيير الاسم",
  cancelingNameRequest: "جارٍ الإلغاء...",
  keepNameRequest: "الاحتفاظ بالطلب",
  cancelEffect: "سيُلغى طلب تغيير اسمك إلى {requested}. ويبقى اسمك {name}.",
  savedWithRequest:
    "تم حفظ بياناتك. اسمك الجديد قيد المراجعة، ويبقى اسمك الحالي إلى أن تتم الموافقة على الاسم الجديد.",
  languageHint: "للصفحات والرسائل الإلكترونية.",
  timeZone: "المنطقة الزمنية",
  utc: "UTC",
  timeZoneHint: "للتواريخ والأوقات وكشوف الحساب.",
} satisfies Texts<typeof english>;

export const profilesEmails = {
  "nameChanged.subject": "تم تغيير اسمك",
  "nameChanged.body": "تم تغيير الاسم في حسابك لدى {brand}.",
  "nameChanged.link": "عرض بياناتك",
  "nameChanged.advice": "إذا لم تطلب ذلك، فتواصل مع فريق الدعم.",
  "nameRejected.subject": "لم تتم الموافقة على اسمك الجديد",
  "nameRejected.body":
    "راجعنا طلب تغيير الاسم في حسابك لدى {brand} وتعذّرت الموافقة عليه. ويبقى اسمك كما هو.",
} satisfies Texts<typeof englishEmails>;
