// What customers do with their payees: add, name, prefer and remove them, and name others' payees as theirs.
import fc from "fast-check";
import { bankOfHana } from "../../support/inputs/inputs";
import { userAt } from "../model";
import {
  addPayee,
  destinations,
  kindOf,
  makeDefault,
  payeeAt,
  payeeSerial,
  removePayee,
  saveAccount,
  type Choice,
  type Destination,
  type ModelPayee,
} from "../payees";
import { pick, type Command, type Ids } from "../step";
import { anyUser, number } from "./drawn";

const account = fc.constantFrom<Destination>("Lakeside", "Harbor", "Berlin", "Genesis", "Segwit");
const label = fc.constantFrom("Household", "Savings", "Holiday flat");

const add = fc
  .record({ who: anyUser, to: account, name: label })
  .map(({ who, to, name }): Command => ({
    stepIn: (model) => ({
      by: who,
      changesPayees: true,
      text: `${userAt(model, who).name} adds the payee ${to} as ${name}`,
      send: () => ({
        method: "POST",
        path: `/wallets/payees/${kindOf(to) === "bank" ? "bank-accounts" : "bitcoin-addresses"}`,
        body: { label: name, ...destinations[to].details },
      }),
      apply: (next) => addPayee(next, who, { account: to, label: name }),
    }),
  }));

const saveBank = anyUser.map((who): Command => ({
  stepIn: (model) => ({
    by: who,
    changesPayees: true,
    text: `${userAt(model, who).name} saves bank details`,
    send: () => ({ method: "POST", path: "/wallets/bank-details/add", body: bankOfHana }),
    apply(next) {
      saveAccount(next, who, "Lakeside");
      return true;
    },
  }),
}));

const verbs = ["label", "default", "removal", "removal"] as const;

const change = fc
  .record({
    who: anyUser,
    which: number,
    verb: fc.constantFrom(...verbs),
    name: label,
    isStrange: fc.constantFrom(false, false, false, false, false, false, false, true),
  })
  .map(({ who, which, verb, name, isStrange }): Command => ({
    stepIn(model) {
      const owner = isStrange ? (who + 1) % model.users.length : who;
      const to = pick(userAt(model, owner).payees, which)?.account;
      if (!to) return null;
      const path = (ids: Ids) => `/wallets/payees/${ids(payeeSerial(owner, to))}`;
      const calls = {
        label: (ids: Ids) => ({ method: "PATCH", path: path(ids), body: { label: name } }) as const,
        default: (ids: Ids) => ({ method: "POST", path: `${path(ids)}/default` }) as const,
        removal: (ids: Ids) => ({ method: "DELETE", path: path(ids) }) as const,
      };
      return {
        by: who,
        changesPayees: true,
        removesPayee: verb === "removal" ? to : undefined,
        text: `${userAt(model, who).name}: ${verb} of payee ${to}${isStrange ? ` of ${userAt(model, owner).name}` : ""}`,
        send: calls[verb],
        apply(next) {
          const payee = payeeAt(next, who, to);
          if (isStrange || !payee) return false;
          if (verb === "default") return makeDefault(next, who, to);
          if (verb === "removal") return removePayee(next, who, to);
          payee.label = name;
          next.audited += 1;
          return true;
        },
      };
    },
  }));

/** Mostly one of the customer's own payees. */
export const drawnChoice = fc.record({
  by: fc.constantFrom("the default account", "the default account", "address", "payee", "payee"),
  to: account,
  which: number,
});

export function choiceOf(
  payees: readonly Pick<ModelPayee, "account" | "isDefault">[],
  {
    by,
    to,
    which,
  }: { readonly by: Choice["by"]; readonly to: Destination; readonly which: number },
): Choice {
  if (by === "address") return { by, to: which % 2 > 0 ? "Genesis" : "Segwit" };
  if (by !== "payee") return { by };
  const others = payees.filter(({ isDefault }) => !isDefault);
  return { by, to: pick(which % 3 > 0 ? others : payees, which)?.account ?? to };
}

export const payees: fc.WeightedArbitrary<Command>[] = [
  { weight: 6, arbitrary: add },
  { weight: 1, arbitrary: saveBank },
  { weight: 6, arbitrary: change },
];
