// How money moves in the model: a transaction's worth, what lies between two of its states, the end of a wallet.
import { dealOf, partyOf, totalOf, type Deal, type Model, type Status } from "./model";

/** What a transaction has done to its owner's wallet so far. */
function worthOf(deal: Deal | null): { available: number; held: number } {
  if (!deal || deal.status === "failed") return { available: 0, held: 0 };
  const { kind, status, cents } = deal;
  if (kind === "deposit") return { available: status === "successful" ? cents : 0, held: 0 };
  return { available: -cents, held: status === "pending" ? cents : 0 };
}

/** Moves the money that lies between two states of a transaction; false where there is not enough of it, or no wallet. */
function settle(model: Model, owner: number, before: Deal | null, after: Deal | null): boolean {
  const party = partyOf(model, owner);
  const [was, is] = [worthOf(before), worthOf(after)];
  const [available, held] = [is.available - was.available, is.held - was.held];
  if (available === 0 && held === 0) return true;
  if (!party.purse || party.purse.available + available < 0 || party.purse.held + held < 0)
    return false;
  party.purse.available += available;
  party.purse.held += held;
  party.walletVersion += 1;
  return true;
}

/** Adds a transaction; pending ones hold what they ask for. */
export function add(
  model: Model,
  wanted: Pick<Deal, "serial" | "owner" | "kind" | "cents"> & Partial<Deal>,
): boolean {
  const deal: Deal = {
    status: "pending",
    version: 1,
    isFixed: false,
    isSetByHand: false,
    ...wanted,
  };
  const isTaken =
    deal.reference !== undefined &&
    model.deals.some(({ reference }) => reference === deal.reference);
  if (isTaken || !partyOf(model, deal.owner).purse || !settle(model, deal.owner, null, deal))
    return false;
  model.deals.push(deal);
  model.audited += 1;
  return true;
}

/** Changes a transaction and moves its money. */
export function change(
  model: Model,
  deal: Deal,
  to: { status?: Status | undefined; cents?: number | undefined },
  by: "hand" | "gateway" = "hand",
): boolean {
  const isSetByHand = deal.isSetByHand || (to.status !== undefined && by === "hand");
  const after: Deal = {
    ...deal,
    status: to.status ?? deal.status,
    cents: to.cents ?? deal.cents,
    version: deal.version + 1,
    isSetByHand,
  };
  if (!partyOf(model, deal.owner).purse || !settle(model, deal.owner, deal, after)) return false;
  Object.assign(deal, after);
  model.audited += 1;
  return true;
}

/** Undoes a transaction and takes it away. */
export function remove(model: Model, serial: string): boolean {
  const deal = dealOf(model, serial);
  if (!deal || !settle(model, deal.owner, deal, null)) return false;
  model.deals = model.deals.filter((one) => one !== deal);
  model.audited += 1;
  return true;
}

/** No one says here that money was sent, so that it is on its way until the approval is taken back. */
const isPayingOut = (model: Model, who: number): boolean =>
  model.deals.some(
    ({ owner, kind, status, isPosted }) =>
      owner === who && kind === "withdrawal" && status === "successful" && !isPosted,
  );

/** Cancels what is pending and takes what is left; money in it must be let go of in so many words. */
export function close(model: Model, who: number, isConfirmed: boolean): boolean {
  const party = partyOf(model, who);
  if (isPayingOut(model, who)) return false;
  if (!party.purse || (totalOf(party.purse) > 0 && !isConfirmed)) return false;
  for (const deal of model.deals) {
    if (deal.owner === who && deal.status === "pending") change(model, deal, { status: "failed" });
  }
  party.walletVersion += totalOf(party.purse) > 0 ? 2 : 1;
  party.purse = null;
  model.audited += 1;
  return true;
}
