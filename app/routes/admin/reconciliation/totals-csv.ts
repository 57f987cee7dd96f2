// Inflows and outflows as CSV, with conversions at the end.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PostedTotals } from "~server/features/reconciliation/schemas";
import { api } from "~/platform/api/api.server";
import { messagesFor } from "~/platform/locale.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { parseReconciliationSearchParams } from "./reconciliation-search-params.server";
import type { Translate } from "~server/locales/messages";
import type { Result } from "~server/kernel/result";

type T = Translate<"staffReconciliation">;

interface TotalRow {
  readonly source: string;
  readonly currency: string;
  readonly count: number;
  readonly in: number;
  readonly out: number;
}

const columnsIn = (t: T): Columns<TotalRow> => ({
  [t("source")]: ({ source }) => source,
  [t("currency")]: ({ currency }) => currency,
  [t("entries")]: ({ count }) => count,
  [t("inflows")]: (total) => total.in.toFixed(2),
  [t("outflows")]: ({ out }) => out.toFixed(2),
});

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { from, to } = parseReconciliationSearchParams(request);
  const t = messagesFor(request, "staffReconciliation");
  const fetchRows = async () =>
    rowsOf(t, await api(request).exports.totals({ query: { from, to } }));
  return csvStream(request, {
    name: ["posted", from && `from-${from}`, to && `to-${to}`],
    columns: columnsIn(t),
    fetchRows,
  });
}

function rowsOf(t: T, answer: Result<PostedTotals>): Result<{ rows: TotalRow[] }> {
  if (!answer.ok) return answer;
  const totals = answer.value.totals.map((total) => ({
    ...total,
    source: t(`source.${total.source}`),
  }));
  const conversions = answer.value.conversions.flatMap(({ from, to, count, paid, posted }) => [
    { source: t("convertedPaid", { from, to }), currency: from, count, in: paid, out: 0 },
    { source: t("convertedPosted", { from, to }), currency: to, count, in: posted, out: 0 },
  ]);
  return { ok: true, value: { rows: [...totals, ...conversions] } };
}
