// Limits of one customer above those of their level, until a date.
import type { Operation } from "../../http/operation";
import { approvalWithoutMoneyRefusals, userIdParameter } from "../../http/shared-docs";
import { LimitRaiseBody, LimitRaiseEndBody } from "./raise-schemas";
import { CustomerLimits, LimitsWithApproval } from "./schemas";

/** Of compliance, about the limits of one customer. */
export const decision = {
  access: "staff",
  scope: "right",
  right: "kyc",
  stepUp: "decision",
  status: 200,
  isExtension: true,
  idParameter: userIdParameter,
  returns: "The customer's limits",
} as const;

export const raiseOperations = {
  raise: {
    ...decision,
    method: "POST",
    path: "/users/{id}/limit-raise",
    summary: "Raise a customer's limits until a date",
    description:
      "Above those of the level, for deposits or for withdrawals; of two limits for a period, the higher holds. Replaces the current raise of the direction. Always needs a second person's approval: returns 202. It ends at its time, or earlier with a lower level. The customer is notified by email if their address is confirmed.",
    body: LimitRaiseBody,
    answer: LimitsWithApproval,
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
    ...decision,
    method: "DELETE",
    path: "/users/{id}/limit-raise",
    summary: "End raised limits",
    description:
      "Takes effect immediately: the customer has the limits of their level. The customer is notified by email if their address is confirmed.",
    body: LimitRaiseEndBody,
    answer: CustomerLimits,
    refusals: ["own_standing", "person_closed", "limit_raise_missing", "changed_by_someone_else"],
  },
} as const satisfies Record<string, Operation>;
