// What administrators do to wallets: credit and debit, the balance form, closing and opening.
import fc from "fast-check";
import { decimal, emptyPurse, partyOf, totalOf, type Model, type Purse } from "../model";
import { add, close } from "../rules";
import { pick, type Command } from "../step";
import { decider } from "./decisions";
import { amount, anybody, centsOf, isAmount, number, seen, versionOf } from "./drawn";

const credit = fc
  .record({
    who: decider,
    whose: anybody,
    wanted: amount,
    kind: fc.constantFrom("deposit" as const, "withdrawal" as const),
    reference: fc.option(fc.constantFrom("A", "B")),
  })
  .map(({ who, whose, wanted, kind, reference }): Command => ({
    stepIn(model, serial) {
      const cents = centsOf(model, whose, wanted);
      return {
        by: who,
        touches: whose,
        makes: serial,
        text: `${partyOf(model, who).name} books a ${kind} of ${decimal(cents)} for ${partyOf(model, whose).name}${reference ? ` as ${reference}` : ""}`,
        send(ids) {
          const body = (sum: number) => ({
            userId: ids(`person ${whose}`),
            amount: decimal(sum),
            transactionType: kind,
            transactionAction: "transfer",
            ...(reference && { reference: `${ids("run")}-${reference}` }),
          });
          return {
            method: "POST",
            path: "/wallets/admin/credit",
            body: body(cents),
            otherBody: body(cents + 1),
          };
        },
        foresee(next) {
          const isAllowed = partyOf(next, who).isAdmin && who !== whose && isAmount(cents);
          return (
            isAllowed &&
            add(next, {
              serial,
              owner: whose,
              kind,
              cents,
              status: "successful",
              reference: reference ?? undefined,
            })
          );
        },
      };
    },
  }));

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

const editBalances = fc
  .record({
    who: decider,
    whose: anybody,
    form: fc.dictionary(fc.constantFrom(...fields), typed, {
      minKeys: 1,
      maxKeys: 3,
      noNullPrototype: true,
    }),
    seen,
  })
  .map(({ who, whose, form, seen: how }): Command => ({
    stepIn(model) {
      const { name, purse, walletVersion } = partyOf(model, whose);
      const shown = shownIn(purse ?? emptyPurse);
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
      };
      return {
        by: who,
        touches: whose,
        text: `${partyOf(model, who).name} sets balances of ${name}: ${JSON.stringify(body)}`,
        send: (ids) => ({
          method: "PATCH",
          path: `/wallets/admin/user/${ids(`person ${whose}`)}`,
          body,
          otherBody: { ...body, reason: "for another reason" },
        }),
        foresee(next) {
          const isStale = version !== undefined && version !== partyOf(next, whose).walletVersion;
          return (
            partyOf(next, who).isAdmin && who !== whose && !isStale && adjust(next, whose, wanted)
          );
        },
      };
    },
  }));

function shownIn(purse: Purse): Record<(typeof fields)[number], number> {
  const { available, profit, bonus, held, manualHold } = purse;
  return {
    availableBalance: available,
    profitBalance: profit,
    bonusBalance: bonus,
    pendingWithdrawal: held + manualHold,
    totalBalance: totalOf(purse),
  };
}

/** What was typed is what is shown: the hold by its manual part, the total by what is not allocated (R12). */
function adjust(model: Model, whose: number, wanted: Typed): boolean {
  const party = partyOf(model, whose);
  if (!party.purse) return false;
  const [before, shown] = [party.purse, shownIn(party.purse)];
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
  party.purse = after;
  party.walletVersion += moved.length;
  model.audited += 1;
  return true;
}

const closeWallet = fc
  .record({ who: decider, whose: anybody, confirmed: fc.boolean(), seen })
  .map(({ who, whose, confirmed, seen: how }): Command => ({
    stepIn(model) {
      const version = versionOf(partyOf(model, whose).walletVersion, how);
      return {
        by: who,
        touches: whose,
        text: `${partyOf(model, who).name} deletes the wallet of ${partyOf(model, whose).name}${confirmed ? ", money or not" : ""}${version ? `, seen at version ${version}` : ""}`,
        send: (ids) => ({
          method: "DELETE",
          path: `/wallets/admin/user/${ids(`person ${whose}`)}`,
          body: { confirmed, version },
        }),
        foresee(next) {
          const isStale = version !== undefined && version !== partyOf(next, whose).walletVersion;
          return (
            partyOf(next, who).isAdmin && who !== whose && !isStale && close(next, whose, confirmed)
          );
        },
      };
    },
  }));

const openWallet = fc.record({ who: decider, which: number }).map(({ who, which }): Command => ({
  stepIn(model) {
    const without = [...model.parties.keys()].filter((index) => !partyOf(model, index).purse);
    const whose =
      pick(which % 4 > 0 && without.length > 0 ? without : [...model.parties.keys()], which) ?? 0;
    return {
      by: who,
      touches: whose,
      text: `${partyOf(model, who).name} creates a wallet for ${partyOf(model, whose).name}`,
      send: (ids) => ({ method: "POST", path: `/wallets/admin/create/${ids(`person ${whose}`)}` }),
      foresee: (next) => partyOf(next, who).isAdmin && open(next, whose),
    };
  },
}));

function open(model: Model, whose: number): boolean {
  const party = partyOf(model, whose);
  if (party.account === "deleted" || party.purse) return false;
  party.purse = { ...emptyPurse };
  party.walletVersion += 1;
  model.audited += 1;
  return true;
}

export const backOffice: fc.WeightedArbitrary<Command>[] = [
  { weight: 8, arbitrary: credit },
  { weight: 6, arbitrary: editBalances },
  { weight: 2, arbitrary: closeWallet },
  { weight: 3, arbitrary: openWallet },
];
