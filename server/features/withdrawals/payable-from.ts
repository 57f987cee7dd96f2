import type { Db } from "../../database/db";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { destinationWaitMs, payableAfterFactor, usableFrom } from "./destination-wait";
import type { SavedPayee } from "./load-payees";
import { wasPaidBefore } from "./payee";

interface Destination {
  /** The payee that has this destination now, if any. */
  readonly payee: Pick<SavedPayee, "usableFrom" | "addedAt"> | undefined;
  /** An address instead of a bank account. */
  readonly walletAddress: string | undefined;
  /** The draft in which the destination was frozen. */
  readonly draft?: { readonly created_at: number } | undefined;
}

interface Caller {
  readonly context: Context;
  readonly actor: Actor;
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
