// What administrators do to wallets: credit and debit, the balance form, closing and opening.
import fc from "fast-check";
import { decimal, emptyBalances, userAt, type Model } from "../model";
import { add, close } from "../rules";
import { pick, type Command } from "../step";
import { editBalances } from "./balance-form";
import { reviewer } from "./reviewers";
import { amount, anyUser, centsOf, isAmount, number, formVersion, versionOf } from "./drawn";

const credit = fc
  .record({
    who: reviewer,
    whose: anyUser,
    wanted: amount,
    kind: fc.constantFrom("deposit" as const, "withdrawal" as const),
    reference: fc.option(fc.constantFrom("A", "B")),
  })
  .map(({ who, whose, wanted, kind, reference }): Command => ({
    stepIn(model, serial) {
      const cents = centsOf(model, whose, { wanted, kind });
      return {
        by: who,
        touches: whose,
        makes: serial,
        text: `${userAt(model, who).name} books a ${kind} of ${decimal(cents)} for ${userAt(model, whose).name}${reference ? ` as ${reference}` : ""}`,
        send(ids) {
          const body = (sum: number) => ({
            userId: ids(`person ${whose}`),
            amount: decimal(sum),
            transactionType: kind,
            transactionAction: "transfer",
            description: "Goodwill",
            ...(reference && { reference: `${ids("run")}-${reference}` }),
          });
          return {
            method: "POST",
            path: "/wallets/admin/credit",
            body: body(cents),
            otherBody: body(cents + 1),
          };
        },
        apply(next) {
          const isAllowed = userAt(next, who).isAdmin && who !== whose && isAmount(cents);
          return (
            isAllowed &&
            add(next, {
              serial,
              owner: whose,
              kind,
              cents,
              status: "successful",
              isPosted: true,
              reference: reference ?? undefined,
            })
          );
        },
      };
    },
  }));

const closeWallet = fc
  .record({ who: reviewer, whose: anyUser, confirmed: fc.boolean(), seen: formVersion })
  .map(({ who, whose, confirmed, seen: how }): Command => ({
    stepIn(model) {
      const version = versionOf(userAt(model, whose).walletVersion, how);
      return {
        by: who,
        touches: whose,
        text: `${userAt(model, who).name} deletes the wallet of ${userAt(model, whose).name}${confirmed ? ", money or not" : ""}${version ? `, seen at version ${version}` : ""}`,
        send: (ids) => ({
          method: "DELETE",
          path: `/wallets/admin/user/${ids(`person ${whose}`)}`,
          body: { confirmed, version },
        }),
        apply(next) {
          const isStale = version !== undefined && version !== userAt(next, whose).walletVersion;
          return (
            userAt(next, who).isAdmin && who !== whose && !isStale && close(next, whose, confirmed)
          );
        },
      };
    },
  }));

const openWallet = fc.record({ who: reviewer, which: number }).map(({ who, which }): Command => ({
  stepIn(model) {
    const without = [...model.users.keys()].filter((index) => !userAt(model, index).balances);
    const whose =
      pick(which % 4 > 0 && without.length > 0 ? without : [...model.users.keys()], which) ?? 0;
    return {
      by: who,
      touches: whose,
      text: `${userAt(model, who).name} creates a wallet for ${userAt(model, whose).name}`,
      send: (ids) => ({ method: "POST", path: `/wallets/admin/create/${ids(`person ${whose}`)}` }),
      apply: (next) => userAt(next, who).isAdmin && who !== whose && open(next, whose),
    };
  },
}));

function open(model: Model, whose: number): boolean {
  const user = userAt(model, whose);
  if (user.account === "deleted" || user.balances) return false;
  user.balances = { ...emptyBalances };
  user.walletVersion += 1;
  model.audited += 1;
  return true;
}

export const backOffice: fc.WeightedArbitrary<Command>[] = [
  { weight: 8, arbitrary: credit },
  { weight: 6, arbitrary: editBalances },
  { weight: 2, arbitrary: closeWallet },
  { weight: 3, arbitrary: openWallet },
];
