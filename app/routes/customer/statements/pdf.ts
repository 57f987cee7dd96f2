// A monthly statement as a PDF file.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/platform/paths";
import { findStatement, findWhole } from "./find-statement.server";
import { statementPdf } from "./pdf-download.server";

export function loader({ request, params }: LoaderFunctionArgs) {
  const month = params.month ?? "";
  return statementPdf(request, paths.customer.statement(month), () =>
    findWhole((window) => findStatement(request, month, window)),
  );
}
