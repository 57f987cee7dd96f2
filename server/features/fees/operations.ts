// What a customer's deposits and withdrawals cost.
import type { Operation } from "../../http/operation";
import { Fees } from "./schemas";

export const feeOperations = {
  fees: {
    method: "GET",
    path: "/wallets/fees",
    access: "signed-in",
    scope: "read",
    status: 200,
    isExtension: true,
    summary: "Get your fees",
    description:
      "The fees of your verification level. A fee is `flat` plus `percent` of the amount, rounded half up to the cent, and never more than the amount. It's taken from the amount: what is held or paid is the amount, what arrives is the rest. The fee is fixed with the request, for a draft with its review. A rejected, canceled or returned transaction costs nothing.",
    answer: Fees,
    returns: "The fees in the wallet's currency",
    refusals: ["no_wallet"],
  },
} as const satisfies Record<string, Operation>;
