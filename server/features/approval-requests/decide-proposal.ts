// Approves, refuses or withdraws a proposal. An approval books in the same database transaction, by the rules of a direct adjustment.
import type { proposalOperations } from "./operations";
import { proposalsIn } from "./store";
import { walletsIn } from "../ledger/wallet-store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { shownBalances } from "../adjustments/rules";
import { isRefusal, refuse } from "../../kernel/refusal";
import { checkProposal, isOutdated, type ProposalDecision } from "./rules";
import type { ProposalRow } from "../../database/rows/oversight-rows";
import type { WalletRow } from "../../database/schema";
import { refusalOfOldSignIn } from "../sessions/confirmed";
import { audit } from "../audit/write-audit";
import type { Call, Handler, Refused } from "../../http/call";
import { command, rollBack } from "../../http/command";
import { applyBalances, wantedIn } from "../adjustments/apply-balances";
import { bookCredit } from "../adjustments/book-credit";
import { presentProposal } from "./present-proposal";
import { askedIn, reasonOf } from "./stored-proposal";

type Decision =
  | Call<typeof proposalOperations.approve>
  | Call<typeof proposalOperations.refuse>
  | Call<typeof proposalOperations.withdraw>;

export const approveProposal: Handler<typeof proposalOperations.approve> = (call) =>
  decide(call, "approved");
export const refuseProposal: Handler<typeof proposalOperations.refuse> = (call) =>
  decide(call, "refused");
export const withdrawProposal: Handler<typeof proposalOperations.withdraw> = (call) =>
  decide(call, "withdrawn");

function decide(call: Decision, decision: ProposalDecision) {
  const { context, actor, params, body } = call;
  // Whatever books nothing needs no proof.
  const tooOld = decision === "approved" ? refusalOfOldSignIn(actor, context.now()) : null;
  if (tooOld) return Promise.resolve(tooOld);
  return command(call, async (db) => {
    const found = await proposalsIn(db).byId(params.id ?? "");
    if (!found) return refuse("not_found");
    // The wallet's row first, as everywhere.
    const wallet = await walletsIn(db).ofUserLocked(found.user_id);
    const row = await proposalsIn(db).byIdLocked(found.id);
    if (!row) return refuse("not_found");
    const refusal = checkProposal(
      { state: row.state, proposerId: row.proposer_id, userId: row.user_id },
      actor.user.id,
      decision,
    );
    if (refusal) return refusal;
    const end = { state: decision, decider_id: actor.user.id, decided_at: context.now() };
    if (decision === "approved") {
      const unbooked = await book(call, db, row, wallet);
      if (unbooked) rollBack(unbooked);
    }
    await proposalsIn(db).end(row.id, end);
    await audit(db, call, {
      action: `proposal.${decision}`,
      subject: `proposal:${row.id}`,
      reason: body.reason,
      about: await usersIn(db).byId(row.user_id),
      personId: row.user_id,
    });
    return presentProposal(context, db, { ...row, ...end }, actor.user.id);
  });
}

async function book(
  call: Decision,
  db: Db,
  row: ProposalRow,
  wallet: WalletRow | undefined,
): Promise<Refused | null> {
  // A wallet that was closed and opened again is another one.
  if (wallet?.id !== row.wallet_id) return refuse("wallet_missing");
  const { balances, credit, seen } = askedIn(row);
  const reason = await reasonOf(call.context, db, row);
  if (credit) {
    const booked = await bookCredit(call, db, wallet, { ...credit, description: reason });
    return isRefusal(booked) ? booked : null;
  }
  const wanted = wantedIn(balances ?? {});
  if (isOutdated(wanted, seen, shownBalances(await walletsIn(db).balances(wallet.id))))
    return refuse("proposal_outdated");
  const booked = await applyBalances(call, db, wallet, { wanted, reason });
  return isRefusal(booked) ? booked : null;
}
