import type { staffPayoutsEmails as englishEmails } from "../../en/staff/payouts";
import type { Texts } from "../../texts";

/** تُرسل إلى العملاء. */
export const staffPayoutsEmails = {
  "payoutSent.subject": "أُرسل مبلغ السحب {amount}",
  "payoutSent.body": "أرسلنا مبلغ السحب {amount}. من المتوقع أن يصل بحلول {day}.",
  "payoutSent.reference": "مرجع الدفع",
  "payoutSent.expectedBy": "متوقع بحلول",
  "payoutReturned.subject": "أُعيد مبلغ السحب {amount}",
  "payoutReturned.body": "أُعيد إلينا مبلغ السحب {amount}، وأصبح متاحًا في رصيدك من جديد.",
} satisfies Texts<typeof englishEmails>;
