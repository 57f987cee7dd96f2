// Limits of one customer above those of their level, until a date.
import type { Operation } from "../../http/operation";
import { approvalWithoutMoneyRefusals, userIdParameter } from "../../http/shared-docs";
import { LimitRaiseBody, LimitRaiseEndBody } from "./raise-schemas";
import { CustomerLimits, LimitsWithApproval } from "./schemas";

export const raiseOperations = {
  raise: {
    method: "POST",
    path: "/users/{id}/limit-raise",
    access: "staff",
    scope: "right",
    right: "kyc",
    stepUp: "decision",
    status: 200,
    isExtension: true,
    summary: "Raise a customer's limits until a date",
    description:
      "Above those of the level, for deposits or for withdrawals; of two limits for a period, the higher holds. Replaces the current raise of the direction. Always needs a second person's approval: returns 202. It ends at its time, or earlier with a lower level. The customer is notified by email if their address is confirmed.",
    idParameter: userIdParameter,
    body: LimitRaiseBody,
    answer: LimitsWithApproval,
    returns: "The customer's limits",
    mayNeedApproval: "always",
    refusals: [
      ...approvalWithoutMoneyRefusals,
      "own_standing",
      "person_closed",
      "limit_raise_currency",
      "limit_raise_unlimited",
      "limit_raise_too_low",
      "limit_raise_contradiction",
      "limit_raise_until_invalid",
    ],
  },
  endRaise: {
    method: "DELETE",
    path: "/users/{id}/limit-raise",
    access: "staff",
    scope: "right",
    right: "kyc",
    stepUp: "decision",
    status: 200,
    isExtension: true,
    summary: "End raised limits",
    description:
      "Takes effect immediately: the customer has the limits of their level. The customer is notified by email if their address is confirmed.",
    idParameter: userIdParameter,
    body: LimitRaiseEndBody,
    answer: CustomerLimits,
    returns: "The customer's limits",
    refusals: ["own_standing", "person_closed", "limit_raise_missing", "changed_by_someone_else"],
  },
} as const satisfies Record<string, Operation>;
