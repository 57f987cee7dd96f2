/** Why a payout can't be in a batch or a file, and what to do about it. */
import type english from "../en/payout-obstacles";
import type { Texts } from "../texts";

export default {
  "why.payouts_stopped": "كل المدفوعات الصادرة موقوفة.",
  "advice.payouts_stopped": "حاول مرة أخرى بعد استئناف المدفوعات الصادرة.",
  "why.payee_not_active": "حساب العميل غير نشط.",
  "advice.payee_not_active":
    "اطلب إعادة تنشيط الحساب، أو أعد السحب إلى حالة «قيد الانتظار» ثم ارفضه.",
  "why.payee_kyc_rejected": "رُفض التحقق من هوية العميل.",
  "advice.payee_kyc_rejected":
    "انتظر الموافقة على مستندات جديدة، أو أعد السحب إلى حالة «قيد الانتظار» ثم ارفضه.",
  "why.payee_blocked": "المدفوعات الصادرة إلى هذا العميل محظورة.",
  "advice.payee_blocked":
    "اطلب رفع الحظر عن المدفوعات الصادرة، أو أعد السحب إلى حالة «قيد الانتظار» ثم ارفضه.",
  "why.payee_frozen": "أوقف العميل المدفوعات الصادرة من حسابه.",
  "advice.payee_frozen":
    "انتظر إلى أن يسمح العميل بالمدفوعات الصادرة مجددًا، أو أعد السحب إلى حالة «قيد الانتظار» ثم ارفضه.",
  "why.destination_waits":
    "وجهة السحب جديدة أو تم إيقاف المصادقة الثنائية مؤخرًا، ولا يمكن الدفع بعد.",
  "advice.destination_waits":
    "تعرض صفحة السحب أقرب موعد لإرسال المبلغ. أضفه إلى حزمة بعد ذلك الموعد.",
  "why.own_transaction": "هذا سحب خاص بك.",
  "advice.own_transaction": "اطلب من زميل إرساله.",
  "why.payout_in_batch": "الدفعة موجودة في الحزمة {batch}.",
  "advice.payout_in_batch": "أخرجها من تلك الحزمة أولًا.",
  "why.payout_sent": "سبق إرسالها.",
  "advice.payout_sent": "لا يلزم أي إجراء.",
  "why.payout_ended": "{state, select, returned {سبقت إعادة المبلغ.} other {سبق وصول المبلغ.}}",
  "advice.payout_ended": "لا يلزم أي إجراء.",
  "why.destination_is_payer": "وجهتها هي الحساب الذي تُدفع منه المدفوعات الصادرة.",
  "advice.destination_is_payer": "أعد السحب إلى حالة «قيد الانتظار» ثم ارفضه.",
  "why.payout_destination_unknown": "لم تعد وجهتها محفوظة.",
  "advice.payout_destination_unknown": "أعد السحب إلى حالة «قيد الانتظار» ثم ارفضه.",
  "why.payout_left_batch": "أُخرجت من الحزمة.",
  "advice.payout_left_batch": "أضفها إلى حزمة أخرى.",
  "why.person_removed": "حُذف العميل.",
  "advice.person_removed": "أعد السحب إلى حالة «قيد الانتظار» ثم ارفضه.",
  "why.not_found": "لا توجد دفعة صادرة بهذا المعرّف.",
  "advice.not_found": "أعد تحميل قائمة المدفوعات الصادرة.",
  takeOut: "أخرجها من الحزمة ثم حاول مرة أخرى.",
  markReturned: "إذا أعادها البنك، فغيّر حالتها إلى «أُعيد المبلغ» ثم حاول مرة أخرى.",
} satisfies Texts<typeof english>;
