import { ComparisonSearchParams } from "~server/features/reconciliation/schemas";
import { searchParamsOf } from "~/platform/search-params.server";

/** Reads the period and the filters of the comparison from the URL; invalid values are ignored. */
export const parseReconciliationSearchParams = (request: Request) =>
  searchParamsOf(request, ComparisonSearchParams);
