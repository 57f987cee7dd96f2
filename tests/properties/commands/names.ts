// Names: customers and staff take new ones, staff decide about them, and no two colleagues end up with one.
import fc from "fast-check";
import { userAt, type Model } from "../model";
import { isNewToRoles } from "../staff-access";
import type { Command } from "../step";
import { anyUser, number } from "./drawn";
import { pick } from "../step";
import { reviewer } from "./reviewers";

/** Names that no one has at first, and names of people, in other letters, too. */
const newName = fc.constantFrom("Ida", "Kim", "Lou", "Ada", "abe", "AMY", "Una");
const nameRequestsADay = 10;
const dayMinutes = 24 * 60;

const looksAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const isTaken = (model: Model, whose: number, name: string) =>
  model.users.some(
    ({ isAdmin, fullname }, index) => isAdmin && index !== whose && looksAlike(fullname, name),
  );

interface NewName {
  readonly by: number;
  readonly whose: number;
  readonly name: string;
  readonly serial: string;
}

function request(model: Model, { by, whose, name, serial }: NewName): boolean {
  const user = userAt(model, whose);
  if (user.isAdmin && isTaken(model, whose, name)) return false;
  if (user.nameRequest?.name === name) return true;
  const recent = user.namesAsked.filter((at) => at > model.clock - dayMinutes);
  if (recent.length >= nameRequestsADay) return false;
  model.audited += user.nameRequest ? 2 : 1;
  user.nameRequest = { serial, name, by };
  user.namesAsked = [...recent, model.clock];
  return true;
}

function rename(model: Model, whose: number, name: string): boolean {
  const user = userAt(model, whose);
  if (user.isAdmin && isTaken(model, whose, name)) return false;
  model.audited += user.nameRequest ? 2 : 1;
  Object.assign(user, { fullname: name, nameRequest: null, version: user.version + 1 });
  return true;
}

const renameSelf = fc.record({ who: anyUser, name: newName }).map(({ who, name }): Command => ({
  stepIn: (model, serial) => ({
    by: who,
    makes: serial,
    text: `${userAt(model, who).name} wants to be called ${name}`,
    send: (ids) => ({
      method: "PATCH",
      path: "/users/profile",
      body: { fullname: `${name} ${ids("surname")}` },
      otherBody: { fullname: `Pat ${ids("surname")}` },
    }),
    apply(next) {
      const { fullname, isAdmin, isNameVerified } = userAt(next, who);
      if (name === fullname) return true;
      return isAdmin || isNameVerified
        ? request(next, { by: who, whose: who, name, serial })
        : rename(next, who, name);
    },
  }),
}));

const renameOther = fc
  .record({ who: reviewer, whose: anyUser, name: newName })
  .map(({ who, whose, name }): Command => ({
    stepIn: (model, serial) => ({
      by: who,
      touches: whose,
      makes: serial,
      text: `${userAt(model, who).name} calls ${userAt(model, whose).name} ${name}`,
      send: (ids) => ({
        method: "PATCH",
        path: `/users/${ids(`person ${whose}`)}`,
        body: { fullname: `${name} ${ids("surname")}` },
      }),
      apply(next) {
        const { fullname, account } = userAt(next, whose);
        if (!userAt(next, who).isAdmin || account === "deleted") return false;
        if (name === fullname) return true;
        return who === whose
          ? request(next, { by: who, whose, name, serial })
          : rename(next, whose, name);
      },
    }),
  }));

const decideName = fc
  .record({ who: reviewer, which: number, verb: fc.constantFrom("approval", "rejection") })
  .map(({ who, which, verb }): Command => ({
    stepIn(model) {
      const asking = model.users.flatMap(({ nameRequest }, whose) =>
        nameRequest ? [{ whose, ...nameRequest }] : [],
      );
      const found = pick(asking, which);
      if (!found) return null;
      const { whose, serial, name } = found;
      return {
        by: who,
        touches: whose,
        text: `${userAt(model, who).name} decides that ${userAt(model, whose).name} is called ${name}: ${verb}`,
        send: (ids) => ({
          method: "POST",
          path: `/approval-requests/${ids(serial)}/${verb}`,
          body: {},
        }),
        apply(next) {
          const open = userAt(next, whose).nameRequest;
          if (open?.serial !== serial || !userAt(next, who).isAdmin) return false;
          if (who === open.by || who === whose) return false;
          if (verb === "approval")
            return mayAsk(next, open.by, whose) && !isNewToRoles(next, who)
              ? rename(next, whose, name)
              : false;
          userAt(next, whose).nameRequest = null;
          next.audited += 1;
          return true;
        },
      };
    },
  }));

/** Who may no longer sign in asks for nothing. */
function mayAsk(model: Model, by: number, whose: number): boolean {
  const { account, isAdmin } = userAt(model, by);
  const isOpen = account !== "suspended" && account !== "deleted";
  return by === whose && !isAdmin ? isOpen : account === "active";
}

const cancelName = anyUser.map((who): Command => ({
  stepIn: (model) => ({
    by: who,
    text: `${userAt(model, who).name} no longer wants another name`,
    send: () => ({ method: "DELETE", path: "/users/profile/name-request" }),
    apply(next) {
      const user = userAt(next, who);
      if (!user.nameRequest) return false;
      user.nameRequest = null;
      next.audited += 1;
      return true;
    },
  }),
}));

export const names: fc.WeightedArbitrary<Command>[] = [
  { weight: 3, arbitrary: renameSelf },
  { weight: 2, arbitrary: renameOther },
  { weight: 3, arbitrary: decideName },
  { weight: 1, arbitrary: cancelName },
];
