import type { default as english, kycEmails as englishEmails } from "../en/kyc";
import type { Texts } from "../texts";

export default {
  todo: "أكمل التحقق من الهوية",
  todoHint: "ارفع جواز سفر أو رخصة قيادة أو بطاقة هوية. يستغرق ذلك نحو دقيقتين.",
  rejected: "رُفض طلبك السابق للتحقق من الهوية.",
  pending: "التحقق من حسابك قيد الانتظار.",
  pendingHint: "نراجع مستنداتك. لا يلزمك أي إجراء.",
  reason: "السبب: {reason}",
  rejectedHint: "ارفع صورًا جديدة وواضحة لمستنداتك.",
  documentType: "نوع المستند",
  documentPrompt: "اختر نوع المستند",
  files: "الملفات",
  filesHint:
    "صور أو ملفات PDF. الحد الأقصى لحجم الملف: {megabytes} ميغابايت، والحد الأقصى لعدد الملفات: {count}. أضف وجهي بطاقة الهوية، مع ظهور الزوايا الأربع كلها.",
  reviewFollows: "سنراجع مستنداتك ونرسل إليك النتيجة بالبريد الإلكتروني.",
  reviewFollowsHere: "سنراجع مستنداتك. وستظهر النتيجة هنا.",
  uploading: "جارٍ الرفع...",
  upload: "رفع المستندات",
  verified: "تم التحقق من هويتك.",
  verifiedHint: "ارفع مستندًا جديدًا إذا انتهت صلاحية مستندك.",
  title: "التحقق من الهوية",
  lead: "ارفع مستند هوية صادرًا عن جهة حكومية. ولا يطّلع عليه إلا الموظفون المخولون.",
  uploaded: "تم رفع المستندات بنجاح",
  stillVerified: "ما زالت هويتك موثقة.",
  uploadMore: "رفع مستندات أخرى",
  uploadedDocuments: "المستندات المرفوعة ({count})",
  opensInNewTab: "(يُفتح في علامة تبويب جديدة)",
  complete: "إكمال التحقق من الهوية (KYC)",
  verifyAgain: "إعادة التحقق",
  fileFacts: "{size}، {day}",
  fileFactsOfType: "{type}، {size}، {day}",
} satisfies Texts<typeof english>;

export const kycEmails = {
  "kycApproved.subject": "تم التحقق من هويتك",
  "kycApproved.body": "راجعنا مستنداتك وتحققنا من هويتك. لا يلزمك أي إجراء آخر.",
  "kycApproved.link": "عرض حالة التحقق",
  "kycRejected.subject": "تعذّر التحقق من هويتك",
  "kycRejected.body": "راجعنا مستنداتك وتعذّر علينا قبولها. ارفع مستندات جديدة للمحاولة مرة أخرى.",
  "kycRejected.link": "رفع المستندات",
} satisfies Texts<typeof englishEmails>;
