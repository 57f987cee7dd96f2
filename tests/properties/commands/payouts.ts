// How far the money of approved withdrawals is, as staff say it: sent, arrived, returned.
import fc from "fast-check";
import { returnPayout } from "../bank";
import { transactionAt, userAt, type Model, type ModelTransaction } from "../model";
import { pick, type Command } from "../step";
import { describeTransaction, number } from "./drawn";
import { mayBePaid, reviewer } from "./reviewers";

type Verb = "sent" | "arrival" | "return";
const bodies = {
  sent: { reference: "FT26321ABC", expectedDay: "2099-01-02" },
  arrival: undefined,
  return: { reason: "The bank account is closed." },
} as const;

function move(model: Model, transaction: ModelTransaction, verb: Verb): boolean {
  const { payout, owner } = transaction;
  if (verb === "sent") {
    if (payout !== "to_send" && payout !== "sent") return false;
    const { account } = userAt(model, owner);
    if (payout === "to_send" && (account === "deleted" || !mayBePaid(model, transaction)))
      return false;
    transaction.payout = "sent";
  } else if (verb === "arrival") {
    if (payout !== "sent") return false;
    transaction.payout = "arrived";
  } else {
    if (payout !== "sent" && payout !== "arrived") return false;
    const isReturned = returnPayout(model, transaction, { by: "hand", isGoneAllowed: false });
    if (isReturned) transaction.isReturnMissing = true;
    return isReturned;
  }
  model.audited += 1;
  return true;
}

const movePayout = fc
  .record({
    by: reviewer,
    which: number,
    verb: fc.constantFrom<Verb>("sent", "sent", "sent", "sent", "arrival", "return"),
  })
  .map(({ by, which, verb }): Command => ({
    stepIn(model) {
      const payouts = model.transactions.filter(({ payout }) => payout);
      const ready = payouts.filter(
        ({ payout }) => payout === (verb === "sent" ? "to_send" : "sent"),
      );
      const found = pick(which % 4 > 0 && ready.length > 0 ? ready : payouts, which);
      if (!found) return null;
      const { serial, owner } = found;
      return {
        by,
        touches: owner,
        text: `${userAt(model, by).name}: ${verb} of ${describeTransaction(model, found)}`,
        send: (ids) => ({
          method: "POST",
          path: `/payouts/${ids(serial)}/${verb}`,
          body: bodies[verb],
        }),
        apply(next) {
          const now = transactionAt(next, serial);
          const isAllowed = now?.payout && now.owner !== by && userAt(next, by).isAdmin;
          return Boolean(isAllowed) && now !== undefined && move(next, now, verb);
        },
      };
    },
  }));

export const payouts: fc.WeightedArbitrary<Command>[] = [{ weight: 10, arbitrary: movePayout }];
