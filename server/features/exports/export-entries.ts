import { money } from "../../kernel/money";
import { minorColumn } from "../../database/money-columns";
import { limits } from "../../kernel/limits";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { zoneOf } from "../../http/zone-of";
import { entriesOf, presentLine, type ListedEntry } from "../statements/present-line";
import { linesOf, spanOfDays, statementPartsOf, totalOf } from "../statements/rules";
import { statementsIn } from "../statements/store";
import type { exportOperations } from "./operations";
import { nextCursor } from "./page-window";
import type { ExportCursor } from "./schemas";

export const exportOwnEntries: Handler<typeof exportOperations.ownEntries> = async ({
  context,
  actor,
  query,
}) => {
  const statements = statementsIn(context.storage.db);
  const wallet = await statements.walletEverOf(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  const { currency } = wallet;
  const [now, zone] = [context.now(), zoneOf(actor)];
  const span = spanOfDays(query, { openedAt: wallet.created_at, now, zone });
  const place = query.after && placeOf(query.after);
  // Where the page before ended: nothing that is posted meanwhile comes between two lines.
  const opening = place
    ? money(currency, place.balanceMinor)
    : totalOf(statementPartsOf(currency, await statements.partsBefore(wallet, span.since)));
  const rows = await statements.rowsAfter(wallet, span, {
    limit: limits.exportedAtOnce,
    after: place,
  });
  const lines = linesOf(opening, entriesOf(rows, currency));
  return {
    timeZone: zone,
    rows: lines.map((line) => ({
      ...presentLine(line),
      currency,
      ...presentTransactionOf(line.entry),
    })),
    next: nextCursor(
      lines.map(({ entry, balance }) => ({ id: entry.id, entry, balance })),
      ({ entry, balance }) => [entry.at, entry.row.version, minorColumn(balance)].join("."),
    ),
  };
};

function placeOf({ id, at }: ExportCursor) {
  const [created = 0, version = 0, balanceMinor = 0] = String(at).split(".").map(Number);
  return { id, at: created, version, balanceMinor };
}

/** What its transaction says today; a card or destination only masked. */
const presentTransactionOf = ({ row, payout }: ListedEntry) => ({
  paymentMethod: row.payment_method ?? undefined,
  description: row.description ?? undefined,
  status: row.status ?? undefined,
  payoutState: payout?.state,
  counterparty:
    row.destination_masked ??
    (row.card_last_four === null ? undefined : `${row.card_brand} ••••${row.card_last_four}`),
});
