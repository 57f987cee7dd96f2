import { Refusal } from "../../kernel/refusal";
import type { Money } from "../../kernel/money";
import type { StaffRight } from "../../kernel/staff-roles";

/** What is waiting for a second person, and the user it is about. */
export interface PendingApproval {
  readonly userId: string;
  readonly walletId: string | null;
  readonly amount: Money | null;
  /** Requirements for the second person, beyond those of the call itself. */
  readonly right?: StaffRight | undefined;
}

/** Thrown by `rollBack` inside a command, so nothing was done; `withApproval` stores the call as an approval request. */
export class ApprovalRequired extends Refusal<"second_approval_needed"> {
  constructor(readonly pending: PendingApproval) {
    super("second_approval_needed", {});
  }
}
