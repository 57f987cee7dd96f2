// How much customers can still deposit and withdraw.
import type { Operation } from "../../http/operation";
import { approvalWithoutMoneyRefusals, userIdParameter } from "../../http/shared-docs";
import { decision, raiseOperations } from "./raise-operations";
import { CustomerLimits, LevelBody, LimitsWithApproval } from "./schemas";

export const limitOperations = {
  mine: {
    method: "GET",
    path: "/limits",
    access: "signed-in",
    scope: "read",
    status: 200,
    isExtension: true,
    summary: "Get your limits",
    description:
      "Pending and successful deposits and withdrawals count from the time of the request, or of the last raise of the amount. Canceled, rejected, failed and returned ones don't, nor do credits and debits by staff.",
    answer: CustomerLimits,
    returns: "The level, and what is left in each period",
    refusals: ["no_wallet"],
  },
  ofUser: {
    method: "GET",
    path: "/users/{id}/limits",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Get a customer's limits",
    description:
      "In the currency of the wallet. Not for staff, who have no level: on their own wallets, the limits of level 0 apply.",
    idParameter: userIdParameter,
    answer: CustomerLimits,
    returns: "The level, and what is left in each period",
    refusals: [],
  },
  setLevel: {
    ...decision,
    method: "POST",
    path: "/users/{id}/level",
    summary: "Set verification level 2",
    description:
      "For a customer whose identity was accepted with documents. Always needs a second person's approval: returns 202. A later decision about the identity takes the level back. The customer is notified by email if their address is confirmed.",
    body: LevelBody,
    answer: LimitsWithApproval,
    mayNeedApproval: "always",
    refusals: [
      ...approvalWithoutMoneyRefusals,
      "own_standing",
      "person_closed",
      "level_needs_identity",
      "level_unchanged",
    ],
  },
  lowerLevel: {
    ...decision,
    method: "DELETE",
    path: "/users/{id}/level",
    summary: "Take verification level 2 back",
    description:
      "Takes effect immediately: the customer has the limits of level 1, and raised limits end. The customer is notified by email if their address is confirmed.",
    body: LevelBody,
    answer: CustomerLimits,
    refusals: ["own_standing", "person_closed", "level_unchanged", "changed_by_someone_else"],
  },
  ...raiseOperations,
} as const satisfies Record<string, Operation>;
