// Background work: queries the gateway about open crypto payments, so that they are credited or expire even if no one has the page open.
import { cryptoPaymentsIn } from "./store";
import type { Context } from "../../http/context";
import { refreshPayment, watchedMs } from "./refresh-payment";

const minute = 60_000;
const openEveryMs = 2 * minute;
const endedEveryMs = 6 * 60 * minute;

/** One pass over due payments; returns the number queried. Any number of hosts may run it at the same time. */
export async function settleDue(context: Context): Promise<number> {
  const now = context.now();
  const due = await cryptoPaymentsIn(context.storage.db).dueForCheck({
    openBefore: now - openEveryMs,
    endedBefore: now - endedEveryMs,
    expiredSince: now - watchedMs,
  });
  // A failure ends the pass, since the gateway is down; the next one starts with the oldest.
  for (const payment of due) {
    if (context.isClosing()) break;
    await refreshPayment(context, payment);
  }
  return due.length;
}
