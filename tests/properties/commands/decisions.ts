// What happens to a transaction once it is there: approve, reject, any status, edits; by those who may and by those who may not.
import fc from "fast-check";
import { dealOf, decimal, partyOf, type Deal, type Model } from "../model";
import { change, remove } from "../rules";
import { pick, type Command } from "../step";
import { reviewer, editor, mayBePaid, mayMove, maySet } from "./reviewers";
import { amount, centsOf, isStale, number, of, seen, status, versionOf } from "./drawn";

/** What is pending is what most of the rules are about. */
function mostlyPending(model: Model, which: number): Deal | undefined {
  const pending = model.deals.filter((one) => one.status === "pending");
  return pick(which % 2 > 0 && pending.length > 0 ? pending : model.deals, which);
}

const decide = fc
  .record({
    who: reviewer,
    which: number,
    verb: fc.constantFrom("approve" as const, "reject" as const),
    seen,
  })
  .map(({ who, which, verb, seen: how }): Command => ({
    stepIn(model) {
      const deal = mostlyPending(model, which);
      if (!deal) return null;
      const version = versionOf(deal.version, how);
      return {
        by: who,
        touches: deal.owner,
        text: `${partyOf(model, who).name} ${verb}s ${of(model, deal)}${version ? `, seen at version ${version}` : ""}`,
        send: (ids) => ({
          method: "PATCH",
          path: `/wallets/admin/transaction/${ids(deal.serial)}/${verb}`,
          body: { version },
          otherBody: { version, reason: "for another reason" },
        }),
        foresee(next) {
          const now = dealOf(next, deal.serial);
          if (
            !now ||
            !partyOf(next, who).isAdmin ||
            isStale(now, version) ||
            now.status !== "pending" ||
            now.owner === who
          )
            return false;
          if (verb === "approve" && !mayBePaid(next, now)) return false;
          return change(next, now, { status: verb === "approve" ? "successful" : "failed" });
        },
      };
    },
  }));

const setStatus = fc
  .record({ who: editor, which: number, to: status, seen })
  .map(({ who, which, to, seen: how }): Command => ({
    stepIn(model) {
      const deal = mostlyPending(model, which);
      if (!deal) return null;
      const by = who === "the owner" ? deal.owner : who;
      const version = versionOf(deal.version, how);
      return {
        by,
        touches: deal.owner,
        text: `${partyOf(model, by).name} sets ${of(model, deal)} to ${to}${version ? `, seen at version ${version}` : ""}`,
        send: (ids) => ({
          method: "PATCH",
          path: `/transactions/${ids(deal.serial)}/status`,
          body: { status: to, version },
          otherBody: { status: to === "failed" ? "pending" : "failed", version },
        }),
        foresee(next) {
          const now = dealOf(next, deal.serial);
          return (
            now !== undefined &&
            !isStale(now, version) &&
            maySet(next, now, to, by) &&
            now.status !== to &&
            change(next, now, { status: to })
          );
        },
      };
    },
  }));

const edit = fc
  .record({
    who: editor,
    which: number,
    wanted: fc.option(amount),
    to: fc.option(status, { freq: 1 }),
    seen,
  })
  .map(({ who, which, wanted, to, seen: how }): Command => ({
    stepIn(model) {
      const deal = pick(model.deals, which);
      if (!deal) return null;
      const by = who === "the owner" ? deal.owner : who;
      const version = versionOf(deal.version, how);
      const cents = wanted === null ? undefined : centsOf(model, deal.owner, wanted);
      const body = (sum: number | undefined) => ({
        version,
        ...(sum !== undefined && { amount: decimal(sum) }),
        ...(to && { status: to }),
      });
      return {
        by,
        touches: deal.owner,
        text: `${partyOf(model, by).name} edits ${of(model, deal)}: ${JSON.stringify(body(cents))}`,
        send: (ids) => ({
          method: "PATCH",
          path: `/transactions/${ids(deal.serial)}`,
          body: body(cents),
          otherBody: body((cents ?? 0) + 1),
        }),
        foresee(next) {
          const now = dealOf(next, deal.serial);
          const isVisible = now !== undefined && (partyOf(next, by).isAdmin || by === now.owner);
          if (!isVisible || isStale(now, version) || cents === 0) return false;
          const isMoved = cents !== undefined && cents !== now.cents;
          const isSet = to !== null && to !== now.status;
          if (isSet && !maySet(next, now, to, by)) return false;
          if (isMoved && !mayMove(next, now, cents, by)) return false;
          return isMoved || isSet
            ? change(next, now, { ...(isMoved && { cents }), ...(isSet && { status: to }) })
            : true;
        },
      };
    },
  }));

const removeDeal = fc
  .record({ who: reviewer, which: number, seen })
  .map(({ who, which, seen: how }): Command => ({
    stepIn(model) {
      const deal = pick(model.deals, which);
      if (!deal) return null;
      const version = versionOf(deal.version, how);
      return {
        by: who,
        touches: deal.owner,
        forgets: deal.serial,
        text: `${partyOf(model, who).name} removes ${of(model, deal)}${version ? `, seen at version ${version}` : ""}`,
        send: (ids) => ({
          method: "DELETE",
          path: `/transactions/${ids(deal.serial)}`,
          body: { version },
        }),
        foresee(next) {
          const now = dealOf(next, deal.serial);
          const isAllowed =
            now !== undefined &&
            partyOf(next, who).isAdmin &&
            !isStale(now, version) &&
            now.owner !== who;
          return isAllowed && remove(next, deal.serial);
        },
      };
    },
  }));

export const decisions: fc.WeightedArbitrary<Command>[] = [
  { weight: 14, arbitrary: decide },
  { weight: 10, arbitrary: setStatus },
  { weight: 8, arbitrary: edit },
  { weight: 3, arbitrary: removeDeal },
];
