// Payouts of one person: held by staff until a time, or stopped by the person.
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
    summary: "Put somebody's payouts on hold until a time",
    description:
      "The account stays `active`, and the person is told by mail and on their pages, with the reason. Until then they can't ask for withdrawals, and none is approved. A hold in force is replaced.",
    idParameter: userIdParameter,
    body: PayoutHoldBody,
    answer: User,
    returns: "The person as they are now",
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
    summary: "Lift the hold on somebody's payouts before its time",
    description:
      "Changes nothing where there is none. What the person stopped themselves stays stopped.",
    idParameter: userIdParameter,
    body: PayoutHoldLiftBody,
    answer: User,
    returns: "The person as they are now",
    refusals: ["own_standing", "person_closed"],
  },
  freezePayouts: {
    method: "POST",
    path: "/users/profile/payout-freeze",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Stop payouts from one's own account",
    description:
      "For whoever fears that somebody else can sign in: no withdrawal can be asked for or approved until payouts are allowed again. The person is told by mail.",
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
    summary: "Allow payouts from one's own account again. Asks for the password again",
    description: "A hold by staff stays.",
    answer: Done,
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
