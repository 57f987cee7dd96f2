import type { Operations } from "../../contract/operations";
import { maskTail } from "../../domain/masking";
import { numberOf } from "../../domain/money";
import { refuse } from "../../domain/refusal";
import { linesOf, partsOf, periodsOf, type Period } from "../../domain/statements";
import type { WalletRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Handler } from "../call";
import { zoneOf } from "../callers/zone-of";
import { entriesOf, presentLine, presentParts } from "./present-line";

/** One month of one's own wallet. Months before the account was opened, and those to come, do not exist. */
export const readStatement: Handler<Operations["statements"]["get"]> = async ({
  context,
  actor,
  params,
  query,
}) => {
  const wallet = await context.storage.store.statements.walletEverOf(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  const now = context.now();
  const zone = zoneOf(actor);
  const period = periodsOf({ openedAt: wallet.created_at, now, zone }).find(
    ({ month }) => month === params.month,
  );
  if (!period) return refuse("not_found");
  const figures = await context.storage.snapshot((store) =>
    figuresOf(store, { wallet, period, ...query }),
  );
  return {
    ...figures,
    month: period.month,
    isRunning: period.isRunning,
    account: maskTail(wallet.id),
    holder: actor.user.fullname,
    currency: wallet.currency,
    timeZone: zone,
    startsAt: new Date(period.startsAt).toISOString(),
    endsAt: new Date(period.endsAt).toISOString(),
    drawnUpAt: new Date(now).toISOString(),
  };
};

interface Asked {
  readonly wallet: WalletRow;
  readonly period: Period;
  readonly page: number;
  readonly limit: number;
}

async function figuresOf({ statements }: Store, { wallet, period, page, limit }: Asked) {
  const moves = await statements.movesBetween(wallet.id, [period.since, period.before]);
  const [earlier, within] = [0, 1].map(
    (index) =>
      moves.find((sums) => sums.period === index) ?? { inMinor: 0n, outMinor: 0n, entries: 0 },
  );
  const openingMinor = (earlier?.inMinor ?? 0n) - (earlier?.outMinor ?? 0n);
  const { inMinor = 0n, outMinor = 0n, entries = 0 } = within ?? {};
  const parts = partsOf(await statements.partsBefore(wallet.id, period.before));
  const window = { ...period, offset: (page - 1) * limit, limit };
  const broughtForwardMinor = openingMinor + (await statements.movedBefore(wallet.id, window));
  const rows = await statements.rowsIn(wallet.id, window);
  return {
    openingBalance: numberOf(openingMinor),
    totalIn: numberOf(inMinor),
    totalOut: numberOf(outMinor),
    closingBalance: numberOf(openingMinor + inMinor - outMinor),
    entryCount: entries,
    closingParts: presentParts(parts),
    entries: linesOf(broughtForwardMinor, entriesOf(rows)).map(presentLine),
  };
}
