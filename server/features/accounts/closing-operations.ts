// How customers close their own account.
import type { Operation } from "../../http/operation";
import { MessageResponse } from "../users/schemas";
import { UserDeletion } from "./deletion-schemas";

const AccountClosing = MessageResponse.extend({
  retainedUntil: UserDeletion.shape.retainedUntil,
}).meta({ id: "AccountClosing" });

export const closingOperations = {
  closeOwnAccount: {
    method: "POST",
    path: "/users/profile/closing",
    access: "signed-in",
    scope: null,
    stepUp: "secret",
    acceptsIdempotencyKey: false,
    status: 200,
    isExtension: true,
    summary: "Close your account",
    description:
      "Closes the account of the current user permanently: cancels pending deposits, deletes the wallet, ends all sessions and revokes all API tokens. The balance must have been withdrawn and the payouts must have arrived. Records are kept until `retainedUntil` and then erased; a demo without `RETENTION_YEARS` erases them immediately. Staff accounts are closed by an owner.",
    answer: AccountClosing,
    refusals: [
      "staff_stay",
      "own_money_left",
      "own_payout_open",
      "own_coins_received",
      "closing_blocked",
    ],
    failure: "deleteUser",
  },
} as const satisfies Record<string, Operation>;
