// Owners suspend a colleague, confirm or end what another did, and give access back.
import fc from "fast-check";
import { userAt } from "../model";
import { decideStaffRequest, decideSuspension, restore, suspend } from "../staff-access";
import { pick, type Command } from "../step";
import { number, customer } from "./drawn";

const owner = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 3, max: 5 }) },
  { weight: 1, arbitrary: customer },
);
/** The last owner is never suspended, so that one remains who decides. */
const colleague = fc.integer({ min: 3, max: 4 });

const setStaffStatus = fc
  .record({ who: owner, whom: colleague, to: fc.constantFrom("suspended", "active") })
  .map(({ who, whom, to }): Command => ({
    stepIn: (model, serial) => ({
      by: who,
      touches: whom,
      makes: serial,
      suspends: to === "suspended" ? whom : undefined,
      text: `${userAt(model, who).name} makes ${userAt(model, whom).name} ${to}`,
      send: (ids) => ({
        method: "PATCH",
        path: `/users/${ids(`person ${whom}`)}`,
        body: { accountStatus: to },
      }),
      apply(next) {
        if (!userAt(next, who).isAdmin) return false;
        if (who === whom) return userAt(next, whom).account === to;
        const wanted = { by: who, whom, serial };
        return to === "suspended"
          ? suspend(next, { ...wanted, at: next.clock })
          : restore(next, wanted);
      },
    }),
  }));

const decide = fc
  .record({ who: owner, which: number, verb: fc.constantFrom("approval", "rejection") })
  .map(({ who, which, verb }): Command => ({
    stepIn(model) {
      const isApproved = verb === "approval";
      const open = [
        ...model.suspensions.map((one) => ({ ...one, decideOn: decideSuspension })),
        ...model.staffRequests.map((one) => ({ ...one, decideOn: decideStaffRequest })),
      ];
      const found = pick(open, which);
      if (!found) return null;
      const { serial, whom, decideOn } = found;
      return {
        by: who,
        touches: whom,
        text: `${userAt(model, who).name} decides ${serial} about ${userAt(model, whom).name}: ${verb}`,
        send: (ids) => ({
          method: "POST",
          path: `/approval-requests/${ids(serial)}/${verb}`,
          body: {},
        }),
        apply: (next) => decideOn(next, serial, { who, isApproved }),
      };
    },
  }));

export const suspensions: fc.WeightedArbitrary<Command>[] = [
  { weight: 3, arbitrary: setStaffStatus },
  { weight: 3, arbitrary: decide },
];
