// How much customers can still deposit and withdraw.
import type { Operation } from "../../http/operation";
import { CustomerLimits } from "./schemas";

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
} as const satisfies Record<string, Operation>;
