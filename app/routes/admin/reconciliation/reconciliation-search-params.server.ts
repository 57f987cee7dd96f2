import { ComparisonSearchParams } from "~server/features/reconciliation/schemas";

/** Reads the period and the filters of the comparison from the URL; invalid values are ignored. */
export const parseReconciliationSearchParams = (request: Request) =>
  ComparisonSearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));
