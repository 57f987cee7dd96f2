// Which rights work on a queue: those of the call that decides its items.
import { rightsFor } from "../../http/operation";
import { rightForPart, type StaffRight } from "../../kernel/staff-roles";
import { approvalRequestOperations } from "../approvals/operations";
import { bankLineOperations } from "../bank-statements/line-operations";
import { contactOperations } from "../contact/operations";
import { settlementOperations } from "../crypto-payments/settlement-operations";
import { payoutOperations } from "../payouts/operations";
import { decisionOperations } from "../transactions/decision-operations";
import type { QueueName } from "./labels";

const rightsForQueue: Readonly<Record<QueueName, readonly StaffRight[]>> = {
  deposits: rightsFor(decisionOperations.approve),
  withdrawals: rightsFor(decisionOperations.approve),
  payouts: rightsFor(payoutOperations.markSent),
  bank: [...rightsFor(bankLineOperations.credit), ...rightsFor(bankLineOperations.allow)],
  kyc: [rightForPart({ role: "user" }, "kyc")],
  crypto: rightsFor(settlementOperations.settlePayment),
  messages: rightsFor(contactOperations.setState),
  approvals: rightsFor(approvalRequestOperations.approve),
};

export const mayWorkOn = (name: QueueName, held: ReadonlySet<StaffRight>): boolean =>
  rightsForQueue[name].some((right) => held.has(right));
