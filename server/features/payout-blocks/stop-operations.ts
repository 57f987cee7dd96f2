// The switch that stops all payouts. One staff member can stop them; resuming them takes two.
import type { Operation } from "../../http/operation";
import { approvalRefusals } from "../../http/shared-docs";
import {
  PayoutStopWithApproval,
  PayoutResumeBody,
  PayoutStop,
  PayoutStopBody,
} from "./stop-schemas";

export const payoutStopOperations = {
  current: {
    method: "GET",
    path: "/payout-stop",
    access: "signed-in",
    scope: "read",
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Get the payout stop",
    answer: PayoutStop,
    returns: "Whether all payouts are stopped; for staff also since when, why and by whom",
    refusals: [],
  },
  stop: {
    method: "POST",
    path: "/payout-stop",
    access: "staff",
    scope: "right",
    right: ["blocks", "transactions"],
    stepUp: null,
    status: 201,
    isExtension: true,
    summary: "Stop all payouts",
    description:
      "Takes effect immediately and needs no second person. Withdrawals can't be approved until payouts are resumed; they can still be requested, rejected and canceled.",
    body: PayoutStopBody,
    answer: PayoutStop,
    returns: "The stop",
    refusals: ["payouts_stopped_already"],
  },
  resume: {
    method: "DELETE",
    path: "/payout-stop/{id}",
    access: "staff",
    scope: "right",
    right: ["blocks", "transactions"],
    stepUp: "decision",
    status: 200,
    isExtension: true,
    summary: "Resume payouts",
    description:
      "Always needs a second staff member's approval: returns 202, and payouts stay stopped until then. Changes nothing if this stop has ended.",
    idParameter: "ID of the stop",
    body: PayoutResumeBody,
    answer: PayoutStopWithApproval,
    mayNeedApproval: true,
    returns: "Whether payouts are stopped",
    refusals: approvalRefusals,
  },
} as const satisfies Record<string, Operation>;
