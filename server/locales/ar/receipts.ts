import type english from "../en/receipts";
import type { Texts } from "../texts";

export default {
  title: "إيصال المعاملة {reference}",
  subject: "المعاملة {reference} باسم {holder}",
  busy: "نعمل على إنشاء مستند آخر. حاول مرة أخرى بعد بضع ثوانٍ.",
  "noProof.pending": "هذه المعاملة قيد الانتظار، ولذلك لا يُعد هذا المستند إثباتًا للدفع.",
  "noProof.failed": "لم تنجح هذه المعاملة، ولذلك لا يُعد هذا المستند إثباتًا للدفع.",
  "noProof.to_send":
    "تمت الموافقة على هذا السحب، لكن المبلغ لم يُرسل بعد. لا يُعد هذا المستند إثباتًا للدفع.",
  "noProof.returned": "أُعيد المبلغ إلى المحفظة. لا يُعد هذا المستند إثباتًا للدفع.",
  "proof.deposit": "أُضيف المبلغ إلى محفظة العميل.",
  "proof.withdrawal": "دُفع المبلغ من محفظة العميل.",
  customer: "العميل",
  reference: "الرقم المرجعي",
  requested: "تاريخ الطلب",
  type: "النوع",
  method: "الطريقة",
  amount: "المبلغ",
  fee: "الرسوم (ضمن المبلغ)",
  net: "المبلغ بعد الرسوم",
  card: "البطاقة",
  destination: "الوجهة",
  paymentReference: "الرقم المرجعي للدفعة",
  status: "الحالة",
  reason: "السبب",
  description: "الوصف",
  updated: "آخر تحديث",
  transactionId: "معرّف المعاملة",
  generated: "تاريخ الإصدار",
} satisfies Texts<typeof english>;
