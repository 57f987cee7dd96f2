// A yearly statement as a PDF file.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/platform/paths";
import { findWhole, findYearlyStatement } from "./find-statement.server";
import { statementPdf } from "./pdf-download.server";

export function loader({ request, params }: LoaderFunctionArgs) {
  const year = params.year ?? "";
  return statementPdf(request, paths.customer.yearlyStatement(year), () =>
    findWhole((window) => findYearlyStatement(request, year, window)),
  );
}
