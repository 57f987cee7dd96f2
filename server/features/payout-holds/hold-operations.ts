// Holds on a user's payouts: by staff until a time, or by the user.
import type { Operation } from "../../http/operation";
import { userIdParameter } from "../../http/shared-docs";
import { Done, User } from "../users/schemas";
import { PayoutHoldBody, PayoutHoldLiftBody } from "./schemas";

export const payoutHoldOperations = {
  holdPayouts: {
    method: "POST",
    path: "/users/{id}/payout-hold",
    access: "staff",
    scope: "right",
    right: "holds",
    stepUp: "decision",
    status: 200,
    isExtension: true,
    summary: "Put a user's payouts on hold",
    description:
      "Until the given time, the user can't request withdrawals, and none can be approved. The account stays `active`. The user sees the hold and its reason in their account, and is notified by email if their address is confirmed. Replaces any current hold.",
    idParameter: userIdParameter,
    body: PayoutHoldBody,
    answer: User,
    returns: "The updated user",
    refusals: ["own_standing", "person_closed", "hold_until_invalid"],
  },
  liftPayoutHold: {
    method: "DELETE",
    path: "/users/{id}/payout-hold",
    access: "staff",
    scope: "right",
    right: "holds",
    stepUp: "decision",
    status: 200,
    isExtension: true,
    summary: "Lift a payout hold",
    description: "Changes nothing if there is no hold. Payouts that the user stopped stay stopped.",
    idParameter: userIdParameter,
    body: PayoutHoldLiftBody,
    answer: User,
    returns: "The updated user",
    refusals: ["own_standing", "person_closed"],
  },
  freezePayouts: {
    method: "POST",
    path: "/users/profile/payout-freeze",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Stop your payouts",
    description:
      "For users who think someone else has access to their account. Withdrawals can't be requested or approved until payouts are allowed again. The user is notified by email if their address is confirmed.",
    answer: Done,
    refusals: [],
  },
  unfreezePayouts: {
    method: "DELETE",
    path: "/users/profile/payout-freeze",
    access: "signed-in",
    scope: null,
    stepUp: "secret",
    status: 200,
    isExtension: true,
    summary: "Allow your payouts again",
    description: "A hold by staff stays in place.",
    answer: Done,
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
