// What came in and went out as a table for spreadsheets, conversions at its end.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { BookedTotals } from "~server/contract/schemas/reconciliation";
import type { Result } from "~server/contract/client";
import type { Cells } from "~/csv";
import { api } from "~/api.server";
import { csvStream } from "~/csv-stream.server";
import { signedInAdmin } from "~/session.server";
import { askedIn } from "./asked-comparison.server";
import { sourceWords } from "./source-words";

const header = ["For", "Currency", "Entries", "In", "Out"];

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { from, to } = askedIn(request);
  const ask = async () => rowsOf(await api(request).reconciliation.totals({ query: { from, to } }));
  return csvStream(request, {
    name: ["booked", from && `from-${from}`, to && `to-${to}`],
    header,
    cellsOf: (cells: Cells) => cells,
    ask,
  });
}

function rowsOf(answer: Result<BookedTotals>): Result<{ rows: Cells[] }> {
  if (!answer.ok) return answer;
  const totals = answer.value.totals.map((total) => [
    sourceWords[total.source],
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
