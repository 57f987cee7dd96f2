// What came in and went out as a table for spreadsheets, conversions at its end.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PostedTotals } from "~server/features/reconciliation/schemas";
import type { Cells } from "~/platform/csv";
import { api } from "~/platform/api/api.server";
import { csvStream } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { parseReconciliationSearchParams } from "./reconciliation-search-params.server";
import { sourceLabels } from "./source-labels";
import type { Result } from "~server/kernel/result";

const header = ["For", "Currency", "Entries", "In", "Out"];

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { from, to } = parseReconciliationSearchParams(request);
  const ask = async () => rowsOf(await api(request).reconciliation.totals({ query: { from, to } }));
  return csvStream(request, {
    name: ["booked", from && `from-${from}`, to && `to-${to}`],
    header,
    cellsOf: (cells: Cells) => cells,
    ask,
  });
}

function rowsOf(answer: Result<PostedTotals>): Result<{ rows: Cells[] }> {
  if (!answer.ok) return answer;
  const totals = answer.value.totals.map((total) => [
    sourceLabels[total.source],
    total.currency,
    total.count,
    total.in.toFixed(2),
    total.out.toFixed(2),
  ]);
  const conversions = answer.value.conversions.flatMap(({ from, to, count, paid, booked }) => [
    [`Of these paid in ${from} and booked in ${to}: paid`, from, count, paid.toFixed(2), "0.00"],
    [`Of these paid in ${from} and booked in ${to}: booked`, to, count, booked.toFixed(2), "0.00"],
  ]);
  return { ok: true, value: { rows: [...totals, ...conversions] } };
}
