// What a new destination needs, so that a stolen session can't redirect money: time, in which the owner can notice it, and for an
// address that isn't saved a recent password.
import type { Db } from "../../database/db";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { isConfirmed, hasRecentPassword } from "../../http/step-up";
import { auditIn } from "../audit/store";
import { secondFactorsIn } from "../second-factor/store";
import type { SavedPayee } from "./load-payees";
import { transactionsIn } from "../ledger/transaction-store";
import { refuse } from "../../kernel/refusal";
import { maskedAddress, openDestination } from "./destination";

interface Caller {
  readonly context: Context;
  readonly actor: Actor;
}

export const destinationWaitMs = ({ settings }: Pick<Context, "settings">) =>
  settings.destinationWaitHours * 60 * 60_000;

/**
 * The earliest time (UTC milliseconds) at which money can be paid to a destination saved now; null without a wait.
 * A second factor confirms it instead, unless it is just as new: someone who stole the session may have set it up.
 */
export async function usableFrom({ context, actor }: Caller, db: Db): Promise<number | null> {
  const [now, waitMs] = [context.now(), destinationWaitMs(context)];
  if (waitMs === 0) return null;
  const enabledAt = (await secondFactorsIn(db).of(actor.user.id))?.enabled_at ?? null;
  const isOldFactor = enabledAt !== null && enabledAt <= now - waitMs;
  return isOldFactor && isConfirmed(actor, now) ? null : now + waitMs;
}

/**
 * The earliest time (UTC milliseconds) at which any withdrawal requested now can be paid, because the second factor that
 * would have confirmed it was turned off; null without a wait. A factor that was set up again since doesn't end it.
 */
async function payableAfterFactor({ context, actor }: Caller, db: Db) {
  const waitMs = destinationWaitMs(context);
  if (waitMs === 0) return null;
  const offAt = await auditIn(db).latestOf(
    `user:${actor.user.id}`,
    ["second_factor.disabled", "second_factor.removed"],
    context.now() - waitMs,
  );
  return offAt === undefined ? null : offAt + waitMs;
}

interface Destination {
  /** The payee that has this destination now, if any. */
  readonly payee: Pick<SavedPayee, "usableFrom" | "addedAt"> | undefined;
  /** An address instead of a bank account. */
  readonly walletAddress: string | undefined;
  /** The draft in which the destination was frozen. */
  readonly draft?: { readonly created_at: number } | undefined;
}

/** The earliest time (UTC milliseconds) at which a withdrawal requested now can be paid; null without a wait. */
export async function payableFrom(
  call: Caller,
  db: Db,
  destination: Destination,
): Promise<number | null> {
  const waits = [
    await destinationUsable(call, db, destination),
    await payableAfterFactor(call, db),
  ];
  const latest = Math.max(...waits.map((wait) => wait ?? 0));
  return latest > call.context.now() ? latest : null;
}

async function destinationUsable(
  call: Caller,
  db: Db,
  { payee, walletAddress: address, draft }: Destination,
): Promise<number | null> {
  const { context, actor } = call;
  const [now, waitMs] = [context.now(), destinationWaitMs(context)];
  if (address !== undefined) {
    if (waitMs === 0) return null;
    const isKnown = await wasPaidBefore(context, db, { userId: actor.user.id, address });
    if (isKnown) return null;
    const from = await usableFrom(call, db);
    return payee && from !== null ? earlier(payee.usableFrom, from, now) : from;
  }
  // An account saved after the review isn't the one that was reviewed.
  if (draft && (!payee || payee.addedAt > draft.created_at))
    return waitMs === 0 ? null : now + waitMs;
  return payee ? earlier(payee.usableFrom, null, now) : null;
}

/** When the payee's wait ends, or `otherwise` if that is earlier; null if it has ended. */
function earlier(usableFrom: number | null, otherwise: number | null, now: number): number | null {
  if (usableFrom === null || usableFrom <= now) return null;
  return otherwise === null ? usableFrom : Math.min(usableFrom, otherwise);
}

/** This user has had a successful withdrawal to this address. */
export async function wasPaidBefore(
  context: Context,
  db: Db,
  { userId, address }: { userId: string; address: string },
): Promise<boolean> {
  const rows = await transactionsIn(db).paidTo(userId, maskedAddress(address));
  return rows.some(
    ({ id, destination_sealed: sealed }) =>
      sealed !== null && openDestination(context, { id, sealed }).walletAddress === address,
  );
}

/** Whether an address may be paid without a recent password. */
export async function checkPayee(
  { context, actor }: Caller,
  db: Db,
  { address, isSaved }: { address: string; isSaved: boolean },
): Promise<Refused | null> {
  // It was saved with the password.
  if (
    isSaved ||
    hasRecentPassword(actor, context.now()) ||
    (await wasPaidBefore(context, db, { userId: actor.user.id, address }))
  )
    return null;
  // API tokens can't re-enter a password.
  return actor.scopes
    ? refuse("new_address", { field: "walletAddress" })
    : refuse("password_needed");
}
