import { walletsIn } from "../ledger/wallet-store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import type { ApprovalRequest } from "./schemas";
import { shownBalances, type WantedBalances } from "../adjustments/rules";
import { numberOf, parseMinor } from "../../kernel/money";
import {
  checkApprovalRequest,
  isOutdated,
  requestedBalanceChanges,
  type ShownBalances,
} from "./rules";
import { removedPerson } from "../users/labels";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Context } from "../../http/context";
import { wantedIn } from "../adjustments/apply-balances";
import { parseRequest, reasonOf, type RequestedAdjustment } from "./stored-request";

/** As `viewerId` sees it: while it is open with the balances of now, afterwards as it was proposed. */
export async function presentApprovalRequest(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
  viewerId: string,
): Promise<ApprovalRequest> {
  const [wallet, balances, people] = await Promise.all([
    walletsIn(db).byId(row.wallet_id),
    walletsIn(db).balances(row.wallet_id),
    usersIn(db).byIds([row.user_id, row.proposer_id, row.decider_id ?? row.proposer_id]),
  ]);
  const adjustment = parseRequest(row);
  const isOpen = row.state === "open";
  const now = shownBalances(balances);
  const party = (id: string) => {
    const person = people.find((one) => one.id === id);
    return { id, name: person?.fullname ?? removedPerson, email: person?.email };
  };
  const { name: fullname, email = "" } = party(row.user_id);
  const may = (decision: "approved" | "withdrawn") =>
    checkApprovalRequest(
      { state: row.state, proposerId: row.proposer_id, userId: row.user_id },
      viewerId,
      decision,
    ) === null;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    user: row.user_id,
    userDetails: { fullname, email },
    currency: wallet?.currency ?? "USD",
    changes: changesOf(adjustment, isOpen ? now : undefined),
    credit: adjustment.credit && {
      ...adjustment.credit,
      amount: numberOf(parseMinor(adjustment.credit.amount)),
    },
    reason: await reasonOf(context, db, row),
    isOutdated: isOpen && isOutdated(wantedIn(adjustment.balances ?? {}), adjustment.seen, now),
    proposedBy: party(row.proposer_id),
    decidedBy: row.decider_id === null ? undefined : party(row.decider_id),
    createdAt: new Date(row.created_at).toISOString(),
    decidedAt: row.decided_at === null ? undefined : new Date(row.decided_at).toISOString(),
    canDecide: may("approved"),
    canWithdraw: may("withdrawn"),
  };
}

function changesOf(
  adjustment: RequestedAdjustment,
  now: ShownBalances | undefined,
): ApprovalRequest["changes"] {
  const from = now ?? adjustment.seen;
  return requestedBalanceChanges(from, wantedFrom(adjustment, from)).map(
    ({ field, afterMinor, bookedMinor }) => ({
      field,
      before: numberOf(adjustment.seen[field]),
      now: now && numberOf(now[field]),
      after: numberOf(afterMinor),
      booked: numberOf(bookedMinor),
    }),
  );
}

/** A credit adds to whatever is available when it is approved. */
function wantedFrom(
  { balances, credit }: RequestedAdjustment,
  { availableBalance }: ShownBalances,
): WantedBalances {
  if (!credit) return wantedIn(balances ?? {});
  const amount = parseMinor(credit.amount);
  return {
    availableBalance:
      credit.type === "deposit" ? availableBalance + amount : availableBalance - amount,
  };
}
