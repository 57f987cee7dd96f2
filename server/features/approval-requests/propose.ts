// Writes down what one administrator wants to adjust, for another one to decide. Nothing is booked.
import type { proposalOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { proposalsIn } from "./store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import { adjustBalances, type Balances } from "../adjustments/rules";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { ProposalRow } from "../../database/rows/oversight-rows";
import type { WalletRow } from "../../database/schema";
import { refusalOfOldSignIn } from "../sessions/confirmed";
import { audit } from "../audit/write-audit";
import type { Actor, Handler, Refused } from "../../http/call";
import { command, type Commanded } from "../../http/command";
import { personalVaultFor } from "../personal-keys/personal-key";
import { wantedIn } from "../adjustments/apply-balances";
import { refusalOfAmount } from "../adjustments/book-credit";
import { presentProposal } from "./present-proposal";
import { bound, storedOf, type Asked } from "./stored-proposal";

type Proposing = Commanded & { readonly actor: Actor; readonly address: string | null };

interface Particulars {
  readonly userId: string;
  readonly kind: ProposalRow["kind"];
  readonly reason: string | undefined;
  /** Of the wallet, as the proposer saw it. */
  readonly version?: number | undefined;
  readonly asked: Pick<Asked, "balances" | "credit">;
  readonly check: (balances: Balances, wallet: WalletRow) => Refused | null;
}

export const proposeBalances: Handler<typeof proposalOperations.balances> = (call) => {
  const { version, reason, ...balances } = call.body;
  const check = (current: Balances, { currency }: WalletRow) => {
    const adjustments = adjustBalances(current, wantedIn(balances), {
      minor: BigInt(limits.balanceMaximumMinor),
      currency,
    });
    return isRefusal(adjustments) ? adjustments : null;
  };
  return propose(call, {
    userId: call.params.id ?? "",
    kind: "balances",
    reason,
    version,
    asked: { balances },
    check,
  });
};

export const proposeCredit: Handler<typeof proposalOperations.credit> = (call) => {
  const { userId, description, type, action, amount, reference } = call.body;
  return propose(call, {
    userId,
    kind: "credit",
    reason: description,
    asked: { credit: { type, action, amount, reference } },
    check: (_, wallet) => refusalOfAmount(amount, wallet),
  });
};

async function propose(
  call: Proposing,
  { userId, kind, reason, version, asked, check }: Particulars,
) {
  const { context, actor } = call;
  if (userId === actor.user.id) return refuse("own_wallet");
  const tooOld = refusalOfOldSignIn(actor, context.now());
  if (tooOld) return tooOld;
  return command(call, async (db: Db) => {
    const wallet = await walletsIn(db).ofUserLocked(userId);
    if (!wallet) return refuse("wallet_missing");
    if (version !== undefined && version !== wallet.version)
      return refuse("changed_by_someone_else");
    const balances = await walletsIn(db).balances(wallet.id);
    const refusal = check(balances, wallet);
    if (refusal) return refusal;
    const id = context.newId();
    const vault = reason === undefined ? null : await personalVaultFor(context, db, { id: userId });
    const row: ProposalRow = {
      id,
      user_id: userId,
      wallet_id: wallet.id,
      kind,
      wanted: storedOf(asked, balances),
      sealed_reason: reason === undefined ? null : (vault?.seal(reason, bound(id)) ?? null),
      state: "open",
      proposer_id: actor.user.id,
      decider_id: null,
      created_at: context.now(),
      decided_at: null,
    };
    await proposalsIn(db).insert(row);
    await audit(db, call, {
      action: "proposal.made",
      subject: `proposal:${id}`,
      reason,
      about: await usersIn(db).byId(userId),
    });
    return presentProposal(context, db, row, actor.user.id);
  });
}
