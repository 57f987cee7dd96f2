import type { Db } from "../../database/db";
import type { BankDetailsRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { destinationWaitMs, payableAfterFactor, usableFrom } from "./destination-wait";
import { wasPaidBefore } from "./payee";

interface Destination {
  readonly bankDetails: Pick<BankDetailsRow, "usable_from" | "updated_at"> | undefined;
  /** An address instead of bank details. */
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
  { bankDetails, walletAddress: address, draft }: Destination,
): Promise<number | null> {
  const { context, actor } = call;
  const [now, waitMs] = [context.now(), destinationWaitMs(context)];
  if (address !== undefined) {
    if (waitMs === 0) return null;
    const isKnown = await wasPaidBefore(context, db, { userId: actor.user.id, address });
    return isKnown ? null : usableFrom(call, db);
  }
  if (!bankDetails) return null;
  // Details saved after the review aren't the ones that were reviewed.
  if (draft && bankDetails.updated_at > draft.created_at) return waitMs === 0 ? null : now + waitMs;
  const { usable_from: from } = bankDetails;
  return from !== null && now < from ? from : null;
}
