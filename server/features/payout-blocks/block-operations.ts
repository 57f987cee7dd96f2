// Blocks of a user's payouts: by staff until a time, or by the user.
import type { Operation } from "../../http/operation";
import { userIdParameter } from "../../http/shared-docs";
import { MessageResponse, User } from "../users/schemas";
import { PayoutBlockBody, PayoutUnblockBody } from "./schemas";

export const payoutBlockOperations = {
  blockPayouts: {
    method: "POST",
    path: "/users/{id}/payout-block",
    access: "staff",
    scope: "right",
    right: "blocks",
    stepUp: "decision",
    status: 200,
    isExtension: true,
    summary: "Block a user's payouts",
    description:
      "Until the given time, the user can't request withdrawals, and none can be approved. The account stays `active`. The user sees the block and its reason in their account, and is notified by email if their address is confirmed. Replaces any current block.",
    idParameter: userIdParameter,
    body: PayoutBlockBody,
    answer: User,
    returns: "The updated user",
    refusals: ["own_standing", "person_closed", "block_until_invalid"],
  },
  unblockPayouts: {
    method: "DELETE",
    path: "/users/{id}/payout-block",
    access: "staff",
    scope: "right",
    right: "blocks",
    stepUp: "decision",
    status: 200,
    isExtension: true,
    summary: "Unblock a user's payouts",
    description:
      "Changes nothing if there is no block. Payouts that the user stopped stay stopped.",
    idParameter: userIdParameter,
    body: PayoutUnblockBody,
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
    answer: MessageResponse,
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
    description: "A block by staff stays in place.",
    answer: MessageResponse,
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
