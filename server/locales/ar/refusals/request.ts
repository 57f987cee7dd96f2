import type english from "../../en/refusals/request";
import type { Texts } from "../../texts";

export default {
  validation_failed: "بعض البيانات غير صالحة",
  malformed_body: "تعذّرت قراءة نص الطلب. تحقق من صيغته.",
  wrong_encoding: "نص الطلب ليس بترميز UTF-8 صالح. أرسله بهذا الترميز.",
  unsupported_media_type: "أرسل JSON، أو بيانات multipart form للملفات.",
  too_large: "نص الطلب كبير جدًا. أرسل طلبًا أصغر.",
  too_many_parts:
    "يتضمن النموذج أكثر من {maximum, plural, zero {# جزء} one {جزء واحد} two {جزأين} few {# أجزاء} many {# جزءًا} other {# جزء}}. أرسل حقولًا وملفات أقل.",
  too_slow: "توقف الرفع أو كان بطيئًا جدًا. حاول مرة أخرى.",
  too_many_requests: "طلبات كثيرة جدًا. حاول مرة أخرى لاحقًا.",
  not_found: "غير موجود",
  method_not_allowed: "هذه الطريقة غير مسموح بها هنا. تسرد الترويسة Allow الطرق المسموح بها.",
  no_fields: "لا توجد حقول للتحديث",
  period_too_long:
    "اختر فترة لا تتجاوز {maximum, plural, zero {# يوم} one {يومًا واحدًا} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، بدءًا من التاريخ الأقدم.",
  search_too_wide: "عدد النتائج المطابقة أكثر من {maximum, number}. ضيّق نطاق البحث.",
  page_too_deep: "لعرض النتائج الأقدم، استخدم التصفية حسب التاريخ.",
  changed_by_someone_else:
    "غيّر شخص آخر هذه البيانات في هذه الأثناء. راجع النسخة الحالية قبل الحفظ مرة أخرى.",
  key_reused: "سبق استخدام هذا النموذج لطلب آخر. ابدأ من جديد.",
  not_offered: "هذه الخطوة غير متاحة هنا، ولم يُرسل أي شيء. تواصل مع فريق الدعم.",
  unavailable: "الخدمة غير متاحة مؤقتًا. حاول مرة أخرى بعد لحظات.",
  outcome_unknown:
    "تعذّر تأكيد النتيجة: ربما تم تنفيذ طلبك. كرر الطلب بقيمة Idempotency-Key نفسها؛ وإن لم تستخدمها، فتحقق أولًا مما إذا كان الطلب قد نُفّذ.",
  internal: "حدث خطأ. تحقق مما إذا كان طلبك قد نُفّذ قبل المحاولة مرة أخرى.",
} satisfies Texts<typeof english>;
