// Receiving accounts by day as CSV.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { lineGroups } from "~server/features/bank-statements/labels";
import {
  BankDaySearchParams,
  type BankDay,
} from "~server/features/bank-statements/bank-day-schemas";
import type { Translate } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { messagesFor } from "~/platform/locale.server";
import { searchParamsOf } from "~/platform/search-params.server";
import { signedInAdmin } from "~/platform/session/session.server";

type T = Translate<"staffBankStatements">;

const decimal = (amount: number | undefined) => amount?.toFixed(2);

const columnsIn = (t: T): Columns<BankDay> => ({
  [t("day")]: ({ day }) => day,
  [t("account")]: ({ account }) => `${account.bank}, ${account.number}`,
  [t("currency")]: ({ account }) => account.currency,
  [t("opening")]: ({ opening }) => decimal(opening),
  [t("moneyIn")]: (day) => decimal(day.in),
  [t("moneyOut")]: ({ out }) => decimal(out),
  [t("closing")]: ({ closing }) => decimal(closing),
  [t("inLedger")]: ({ ledger }) => decimal(ledger),
  [t("difference")]: ({ difference }) => decimal(difference),
  [t("expectedOpening")]: ({ gap }) => decimal(gap?.expected),
  [t("foundOpening")]: ({ gap }) => decimal(gap?.found),
  ...Object.fromEntries(
    lineGroups.map((group) => [
      t(group === "waiting" ? "outcome.open" : `outcome.${group}`),
      ({ lines }: BankDay) => decimal(lines.find(({ state }) => state === group)?.amount ?? 0),
    ]),
  ),
});

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { from, to, account } = searchParamsOf(request, BankDaySearchParams);
  return csvStream(request, {
    name: ["bank", account, from && `from-${from}`, to && `to-${to}`],
    columns: columnsIn(messagesFor(request, "staffBankStatements")),
    fetchRows: async () => {
      const answer = await api(request).exports.bankDays({ query: { from, to, account } });
      return answer.ok ? { ok: true, value: { rows: answer.value.days } } : answer;
    },
  });
}
