// The form in which administrators set a wallet's balances.
import fc from "fast-check";
import { decimal, emptyBalances, userAt, totalOf, type Model, type ModelBalances } from "../model";
import type { Command } from "../step";
import { reviewer } from "./reviewers";
import { anyUser, formVersion, versionOf } from "./drawn";

const fields = [
  "availableBalance",
  "profitBalance",
  "bonusBalance",
  "pendingWithdrawal",
  "totalBalance",
] as const;
type Typed = Partial<Record<(typeof fields)[number], number>>;
const typed = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 400_000 }) },
  { weight: 1, arbitrary: fc.constant("as shown" as const) },
);

export const editBalances = fc
  .record({
    who: reviewer,
    whose: anyUser,
    form: fc.dictionary(fc.constantFrom(...fields), typed, {
      minKeys: 1,
      maxKeys: 3,
      noNullPrototype: true,
    }),
    seen: formVersion,
  })
  .map(({ who, whose, form, seen: how }): Command => ({
    stepIn(model) {
      const { name, balances, walletVersion } = userAt(model, whose);
      const shown = shownIn(balances ?? emptyBalances);
      const wanted: Typed = Object.fromEntries(
        fields
          .filter((field) => field in form)
          .map((field) => [field, form[field] === "as shown" ? shown[field] : form[field]]),
      );
      const version = versionOf(walletVersion, how);
      const body = {
        ...Object.fromEntries(
          Object.entries(wanted).map(([field, cents]) => [field, decimal(cents)]),
        ),
        version,
        reason: "Correction",
      };
      return {
        by: who,
        touches: whose,
        text: `${userAt(model, who).name} sets balances of ${name}: ${JSON.stringify(body)}`,
        send: (ids) => ({
          method: "PATCH",
          path: `/wallets/admin/user/${ids(`person ${whose}`)}`,
          body,
          otherBody: { ...body, reason: "for another reason" },
        }),
        apply(next) {
          const isStale = version !== undefined && version !== userAt(next, whose).walletVersion;
          return (
            userAt(next, who).isAdmin && who !== whose && !isStale && adjust(next, whose, wanted)
          );
        },
      };
    },
  }));

function shownIn(balances: ModelBalances): Record<(typeof fields)[number], number> {
  const { available, profit, bonus, held, manualHold } = balances;
  return {
    availableBalance: available,
    profitBalance: profit,
    bonusBalance: bonus,
    pendingWithdrawal: held + manualHold,
    totalBalance: totalOf(balances),
  };
}

/** What was typed is shown: the hold by its manual part, the total by its unallocated part. */
function adjust(model: Model, whose: number, wanted: Typed): boolean {
  const user = userAt(model, whose);
  if (!user.balances) return false;
  const [before, shown] = [user.balances, shownIn(user.balances)];
  const sent: Typed = Object.fromEntries(
    Object.entries(wanted).filter(([field, cents]) =>
      fields.some((known) => known === field && shown[known] !== cents),
    ),
  );
  const after = {
    ...before,
    available: sent.availableBalance ?? before.available,
    profit: sent.profitBalance ?? before.profit,
    bonus: sent.bonusBalance ?? before.bonus,
  };
  if (sent.pendingWithdrawal !== undefined) after.manualHold = sent.pendingWithdrawal - before.held;
  if (sent.totalBalance !== undefined)
    after.unallocated = sent.totalBalance - totalOf({ ...after, unallocated: 0 });
  const moved = Object.entries(after).filter(([account, cents]) =>
    Object.entries(before).some(([name, was]) => name === account && was !== cents),
  );
  if (after.manualHold < 0 || after.unallocated < 0 || moved.length === 0) return false;
  model.adjusted[user.currency] += totalOf(after) - totalOf(before);
  user.balances = after;
  user.walletVersion += moved.length;
  model.audited += 1;
  return true;
}
