// Exchange rates between wallet currencies.
import type { Operation } from "../../http/operation";
import { Rate, RateQuery } from "./schemas";

export const rateOperations = {
  get: {
    method: "GET",
    path: "/rates",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "Get the exchange rate",
    query: RateQuery,
    answer: Rate,
    returns: "The rate",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
