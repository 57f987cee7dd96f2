// Who may do what at all: account statuses, signing in again, and the end of a person.
import fc from "fast-check";
import { password } from "../../support/people/people";
import { eraseLinesOf } from "../bank";
import { userAt, type Account, type Model } from "../model";
import { close, endRequests } from "../rules";
import { pick, type Command } from "../step";
import { reviewer } from "./reviewers";
import { customer, number } from "./drawn";

const customers = [0, 1, 2];
const accounts = fc.oneof(
  { weight: 3, arbitrary: fc.constant("active" as const) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("inactive" as const, "suspended" as const, "pending" as const),
  },
);

const setAccount = fc
  .record({ who: reviewer, which: number, account: accounts })
  .map(({ who, which, account }): Command => ({
    stepIn(model) {
      const suspended = customers.filter((index) => userAt(model, index).account === "suspended");
      const whose = pick(which % 2 > 0 && suspended.length > 0 ? suspended : customers, which) ?? 0;
      return {
        by: who,
        touches: whose,
        text: `${userAt(model, who).name} makes ${userAt(model, whose).name} ${account}`,
        send: (ids) => ({
          method: "PATCH",
          path: `/users/${ids(`person ${whose}`)}`,
          body: { accountStatus: account },
        }),
        apply: (next) => userAt(next, who).isAdmin && stand(next, whose, account),
      };
    },
  }));

function stand(model: Model, whose: number, account: Account): boolean {
  const user = userAt(model, whose);
  if (user.account === "deleted") return false;
  if (user.account !== account) {
    model.audited += 1;
    user.version += 1;
  }
  user.account = account;
  if (account === "suspended") user.isSignedIn = false;
  return true;
}

const signIn = fc.integer({ min: 0, max: 4 }).map((who): Command => ({
  stepIn: (model) => ({
    by: who,
    opensSession: true,
    text: `${userAt(model, who).name} signs in`,
    send: (ids) => ({
      method: "POST",
      path: "/auth/login",
      body: { email: ids(`email ${who}`), password },
    }),
    apply(next) {
      const user = userAt(next, who);
      if (user.account === "suspended" || user.account === "deleted") return false;
      user.isSignedIn = true;
      next.audited += 1;
      return true;
    },
  }),
}));

const removePerson = fc
  .record({ who: reviewer, whose: customer, confirmed: fc.boolean() })
  .map(({ who, whose, confirmed }): Command => ({
    stepIn: (model) => ({
      by: who,
      touches: whose,
      forgets: `person ${whose}`,
      text: `${userAt(model, who).name} deletes ${userAt(model, whose).name}${confirmed ? ", money or not" : ""}`,
      send: (ids) => ({
        method: "DELETE",
        path: `/users/${ids(`person ${whose}`)}`,
        body: { confirmed },
      }),
      apply(next) {
        const user = userAt(next, whose);
        if (!userAt(next, who).isAdmin || user.account === "deleted") return false;
        if (user.balances && !close(next, whose, confirmed)) return false;
        endRequests(next, ({ owner }) => owner === whose);
        const isAbout = (one: { readonly whose: number }) => one.whose === whose;
        next.audited += next.levelRequests.filter(isAbout).length;
        next.levelRequests = next.levelRequests.filter((one) => !isAbout(one));
        user.payees = [];
        next.audited += user.nameRequest ? 1 : 0;
        user.nameRequest = null;
        user.account = "deleted";
        eraseLinesOf(next, whose);
        next.audited += 1;
        return true;
      },
    }),
  }));

export const accountChanges: fc.WeightedArbitrary<Command>[] = [
  { weight: 5, arbitrary: setAccount },
  { weight: 3, arbitrary: signIn },
  { weight: 1, arbitrary: removePerson },
];
