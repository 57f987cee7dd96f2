// What came in and went out as a table for spreadsheets, conversions at its end.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PostedTotals } from "~server/features/reconciliation/schemas";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { parseReconciliationSearchParams } from "./reconciliation-search-params.server";
import { sourceLabels } from "./source-labels";
import type { Result } from "~server/kernel/result";

interface TotalRow {
  readonly source: string;
  readonly currency: string;
  readonly count: number;
  readonly in: number;
  readonly out: number;
}

const columns: Columns<TotalRow> = {
  For: ({ source }) => source,
  Currency: ({ currency }) => currency,
  Entries: ({ count }) => count,
  In: (total) => total.in.toFixed(2),
  Out: ({ out }) => out.toFixed(2),
};

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { from, to } = parseReconciliationSearchParams(request);
  const ask = async () => rowsOf(await api(request).reconciliation.totals({ query: { from, to } }));
  return csvStream(request, {
    name: ["booked", from && `from-${from}`, to && `to-${to}`],
    columns,
    ask,
  });
}

function rowsOf(answer: Result<PostedTotals>): Result<{ rows: TotalRow[] }> {
  if (!answer.ok) return answer;
  const totals = answer.value.totals.map((total) => ({
    ...total,
    source: sourceLabels[total.source],
  }));
  const conversions = answer.value.conversions.flatMap(({ from, to, count, paid, booked }) => {
    const source = `Of these paid in ${from} and booked in ${to}`;
    return [
      { source: `${source}: paid`, currency: from, count, in: paid, out: 0 },
      { source: `${source}: booked`, currency: to, count, in: booked, out: 0 },
    ];
  });
  return { ok: true, value: { rows: [...totals, ...conversions] } };
}
