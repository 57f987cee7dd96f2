// Approves, refuses or withdraws a proposal. An approval books in the same database transaction, by the rules of a direct adjustment.
import type { Operations } from "../../contract/operations";
import { shownBalances } from "../../domain/adjustments";
import { isRefusal, refuse } from "../../domain/refusal";
import { checkProposal, isOutdated, type ProposalDecision } from "../../domain/proposals";
import type { ProposalRow } from "../../storage/rows/oversight-rows";
import type { WalletRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { refusalOfOldSignIn } from "../accounts/confirmed";
import { audit } from "../audit";
import type { Call, Handler, Refused } from "../call";
import { command, rollBack } from "../command";
import { applyBalances, wantedIn } from "../wallets/apply-balances";
import { bookCredit } from "../wallets/book-credit";
import { presentProposal } from "./present-proposal";
import { askedIn, reasonOf } from "./stored-proposal";

type Decision =
  | Call<Operations["proposals"]["approve"]>
  | Call<Operations["proposals"]["refuse"]>
  | Call<Operations["proposals"]["withdraw"]>;

export const approveProposal: Handler<Operations["proposals"]["approve"]> = (call) =>
  decide(call, "approved");
export const refuseProposal: Handler<Operations["proposals"]["refuse"]> = (call) =>
  decide(call, "refused");
export const withdrawProposal: Handler<Operations["proposals"]["withdraw"]> = (call) =>
  decide(call, "withdrawn");

function decide(call: Decision, decision: ProposalDecision) {
  const { context, actor, params, body } = call;
  // Whatever books nothing needs no proof.
  const tooOld = decision === "approved" ? refusalOfOldSignIn(actor, context.now()) : null;
  if (tooOld) return Promise.resolve(tooOld);
  return command(call, async (store) => {
    const found = await store.proposals.byId(params.id ?? "");
    if (!found) return refuse("not_found");
    // The wallet's row first, as everywhere.
    const wallet = await store.wallets.ofUserLocked(found.user_id);
    const row = await store.proposals.byIdLocked(found.id);
    if (!row) return refuse("not_found");
    const refusal = checkProposal(
      { state: row.state, proposerId: row.proposer_id, userId: row.user_id },
      actor.user.id,
      decision,
    );
    if (refusal) return refusal;
    const end = { state: decision, decider_id: actor.user.id, decided_at: context.now() };
    if (decision === "approved") {
      const unbooked = await book(call, store, row, wallet);
      if (unbooked) rollBack(unbooked);
    }
    await store.proposals.end(row.id, end);
    await audit(store, call, {
      action: `proposal.${decision}`,
      subject: `proposal:${row.id}`,
      reason: body.reason,
      about: await store.users.byId(row.user_id),
      personId: row.user_id,
    });
    return presentProposal(context, store, { ...row, ...end }, actor.user.id);
  });
}

async function book(
  call: Decision,
  store: Store,
  row: ProposalRow,
  wallet: WalletRow | undefined,
): Promise<Refused | null> {
  // A wallet that was closed and opened again is another one.
  if (wallet?.id !== row.wallet_id) return refuse("wallet_missing");
  const { balances, credit, seen } = askedIn(row);
  const reason = await reasonOf(call.context, store, row);
  if (credit) {
    const booked = await bookCredit(call, store, wallet, { ...credit, description: reason });
    return isRefusal(booked) ? booked : null;
  }
  const wanted = wantedIn(balances ?? {});
  if (isOutdated(wanted, seen, shownBalances(await store.wallets.balances(wallet.id))))
    return refuse("proposal_outdated");
  const booked = await applyBalances(call, store, wallet, { wanted, reason });
  return isRefusal(booked) ? booked : null;
}
