// Verification levels: staff decide about an identity, two of them set the highest level, and one takes it back.
import fc from "fast-check";
import { levelOf } from "../limits";
import { userAt, type Model } from "../model";
import { isNewToRoles } from "../staff-access";
import { pick, type Command } from "../step";
import { customer, number } from "./drawn";
import { reviewer } from "./reviewers";

const reason = "Proof of address checked";
const decider = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 3, max: 5 }) },
  { weight: 1, arbitrary: customer },
);

function setLevel(model: Model, whose: number, isLevelTwo: boolean): void {
  const user = userAt(model, whose);
  Object.assign(user, { isLevelTwo, version: user.version + 1 });
  model.audited += 1;
}

const decideIdentity = fc
  .record({
    who: reviewer,
    whose: customer,
    to: fc.constantFrom("approved" as const, "approved" as const, "rejected" as const),
  })
  .map(({ who, whose, to }): Command => ({
    stepIn: (model) => ({
      by: who,
      touches: whose,
      text: `${userAt(model, who).name}: the identity of ${userAt(model, whose).name} is ${to}`,
      send: (ids) => ({
        method: "PATCH",
        path: `/users/${ids(`person ${whose}`)}`,
        body: { kycStatus: to, ...(to === "rejected" && { kycReason: "Expired" }) },
      }),
      apply(next) {
        const user = userAt(next, whose);
        if (!userAt(next, who).isAdmin || user.account === "deleted") return false;
        if (user.identity === to) return true;
        Object.assign(user, { identity: to, isLevelTwo: false, version: user.version + 1 });
        user.isNameVerified ||= to === "approved";
        next.audited += 1;
        return true;
      },
    }),
  }));

const askForLevel = fc
  .record({ who: reviewer, whose: customer })
  .map(({ who, whose }): Command => ({
    stepIn: (model, serial) => ({
      by: who,
      touches: whose,
      makes: serial,
      text: `${userAt(model, who).name} wants level 2 for ${userAt(model, whose).name}`,
      send: (ids) => ({
        method: "POST",
        path: `/users/${ids(`person ${whose}`)}/level`,
        body: { reason },
      }),
      apply(next) {
        const { account, version } = userAt(next, whose);
        if (!userAt(next, who).isAdmin || account === "deleted" || levelOf(next, whose) !== 1)
          return false;
        const isAsked = next.levelRequests.some(
          (one) => one.whose === whose && one.version === version,
        );
        if (isNewToRoles(next, who) || isAsked) return false;
        next.levelRequests.push({ serial, by: who, whose, version });
        next.audited += 1;
        return true;
      },
    }),
  }));

const decideLevel = fc
  .record({
    who: decider,
    which: number,
    verb: fc.constantFrom("approval", "approval", "rejection"),
  })
  .map(({ who, which, verb }): Command => ({
    stepIn(model) {
      const found = pick(model.levelRequests, which);
      if (!found) return null;
      const { serial, whose } = found;
      return {
        by: who,
        touches: whose,
        text: `${userAt(model, who).name} decides ${serial}, level 2 for ${userAt(model, whose).name}: ${verb}`,
        send: (ids) => ({
          method: "POST",
          path: `/approval-requests/${ids(serial)}/${verb}`,
          body: {},
        }),
        apply(next) {
          const open = next.levelRequests.find((one) => one.serial === serial);
          if (!open || !userAt(next, who).isAdmin || who === open.by) return false;
          const isOutdated = open.version !== userAt(next, whose).version;
          const mayAsk = userAt(next, open.by).account === "active";
          if (verb === "approval" && (isOutdated || !mayAsk || isNewToRoles(next, who)))
            return false;
          next.levelRequests = next.levelRequests.filter((one) => one !== open);
          next.audited += 1;
          if (verb === "approval") setLevel(next, whose, true);
          return true;
        },
      };
    },
  }));

const lowerLevel = fc.record({ who: reviewer, whose: customer }).map(({ who, whose }): Command => ({
  stepIn: (model) => ({
    by: who,
    touches: whose,
    text: `${userAt(model, who).name} takes level 2 from ${userAt(model, whose).name}`,
    send: (ids) => ({
      method: "DELETE",
      path: `/users/${ids(`person ${whose}`)}/level`,
      body: { reason },
    }),
    apply(next) {
      const { account, isLevelTwo } = userAt(next, whose);
      if (!userAt(next, who).isAdmin || account === "deleted" || !isLevelTwo) return false;
      setLevel(next, whose, false);
      return true;
    },
  }),
}));

export const levels: fc.WeightedArbitrary<Command>[] = [
  { weight: 3, arbitrary: decideIdentity },
  { weight: 3, arbitrary: askForLevel },
  { weight: 3, arbitrary: decideLevel },
  { weight: 1, arbitrary: lowerLevel },
];
