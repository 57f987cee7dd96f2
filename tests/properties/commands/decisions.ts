// What happens to a transaction once it is there: approve, reject, any status, edits; by those who may and by those who may not.
import fc from "fast-check";
import { transactionAt, decimal, userAt, type ModelTransaction, type Model } from "../model";
import { decideOn, remove } from "../rules";
import { pick, type Command } from "../step";
import { reviewer, editor, mayBePaid, mayMove, maySet } from "./reviewers";
import {
  amount,
  centsOf,
  isStale,
  number,
  describeTransaction,
  formVersion,
  status,
  versionOf,
} from "./drawn";

/** What is pending is what most of the rules are about. */
function mostlyPending(model: Model, which: number): ModelTransaction | undefined {
  const pending = model.transactions.filter((one) => one.status === "pending");
  return pick(which % 2 > 0 && pending.length > 0 ? pending : model.transactions, which);
}

const decide = fc
  .record({
    who: reviewer,
    which: number,
    verb: fc.constantFrom("approve" as const, "reject" as const),
    seen: formVersion,
  })
  .map(({ who, which, verb, seen: how }): Command => ({
    stepIn(model) {
      const transaction = mostlyPending(model, which);
      if (!transaction) return null;
      const version = versionOf(transaction.version, how);
      return {
        by: who,
        touches: transaction.owner,
        credits: verb === "approve" ? transaction.serial : undefined,
        text: `${userAt(model, who).name} ${verb}s ${describeTransaction(model, transaction)}${version ? `, seen at version ${version}` : ""}`,
        send: (ids) => ({
          method: "PATCH",
          path: `/wallets/admin/transaction/${ids(transaction.serial)}/${verb}`,
          body: { version },
          otherBody: { version, reason: "for another reason" },
        }),
        apply(next) {
          const now = transactionAt(next, transaction.serial);
          if (
            !now ||
            !userAt(next, who).isAdmin ||
            isStale(now, version) ||
            now.status !== "pending" ||
            now.owner === who
          )
            return false;
          if (verb === "approve" && !mayBePaid(next, now)) return false;
          return decideOn(next, now, { status: verb === "approve" ? "successful" : "failed" });
        },
      };
    },
  }));

const setStatus = fc
  .record({ who: editor, which: number, to: status, seen: formVersion })
  .map(({ who, which, to, seen: how }): Command => ({
    stepIn(model) {
      const transaction = mostlyPending(model, which);
      if (!transaction) return null;
      const by = who === "the owner" ? transaction.owner : who;
      const version = versionOf(transaction.version, how);
      return {
        by,
        touches: transaction.owner,
        credits: to === "successful" ? transaction.serial : undefined,
        text: `${userAt(model, by).name} sets ${describeTransaction(model, transaction)} to ${to}${version ? `, seen at version ${version}` : ""}`,
        send: (ids) => ({
          method: "PATCH",
          path: `/transactions/${ids(transaction.serial)}/status`,
          body: { status: to, version },
          otherBody: { status: to === "failed" ? "pending" : "failed", version },
        }),
        apply(next) {
          const now = transactionAt(next, transaction.serial);
          return (
            now !== undefined &&
            !isStale(now, version) &&
            maySet(next, now, to, by) &&
            now.status !== to &&
            decideOn(next, now, { status: to })
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
    seen: formVersion,
  })
  .map(({ who, which, wanted, to, seen: how }): Command => ({
    stepIn(model) {
      const transaction = pick(model.transactions, which);
      if (!transaction) return null;
      const by = who === "the owner" ? transaction.owner : who;
      const version = versionOf(transaction.version, how);
      const { kind, serial: except } = transaction;
      const cents =
        wanted === null ? undefined : centsOf(model, transaction.owner, { wanted, kind, except });
      const body = (sum: number | undefined) => ({
        version,
        ...(sum !== undefined && { amount: decimal(sum) }),
        ...(to && { status: to }),
      });
      return {
        by,
        touches: transaction.owner,
        credits: to === "successful" ? transaction.serial : undefined,
        text: `${userAt(model, by).name} edits ${describeTransaction(model, transaction)}: ${JSON.stringify(body(cents))}`,
        send: (ids) => ({
          method: "PATCH",
          path: `/transactions/${ids(transaction.serial)}`,
          body: body(cents),
          otherBody: body((cents ?? 0) + 1),
        }),
        apply(next) {
          const now = transactionAt(next, transaction.serial);
          const isVisible = now !== undefined && (userAt(next, by).isAdmin || by === now.owner);
          if (!isVisible || isStale(now, version) || cents === 0) return false;
          const isMoved = cents !== undefined && cents !== now.cents;
          const isSet = to !== null && to !== now.status;
          if (isSet && !maySet(next, now, to, by)) return false;
          if (isMoved && !mayMove(next, now, cents, by)) return false;
          return isMoved || isSet
            ? decideOn(next, now, { ...(isMoved && { cents }), ...(isSet && { status: to }) })
            : true;
        },
      };
    },
  }));

const removeTransaction = fc
  .record({ who: reviewer, which: number, seen: formVersion })
  .map(({ who, which, seen: how }): Command => ({
    stepIn(model) {
      const transaction = pick(model.transactions, which);
      if (!transaction) return null;
      const version = versionOf(transaction.version, how);
      return {
        by: who,
        touches: transaction.owner,
        forgets: transaction.serial,
        text: `${userAt(model, who).name} removes ${describeTransaction(model, transaction)}${version ? `, seen at version ${version}` : ""}`,
        send: (ids) => ({
          method: "DELETE",
          path: `/transactions/${ids(transaction.serial)}`,
          body: { version },
        }),
        apply(next) {
          const now = transactionAt(next, transaction.serial);
          const isAllowed =
            now !== undefined &&
            userAt(next, who).isAdmin &&
            !isStale(now, version) &&
            now.owner !== who;
          return isAllowed && remove(next, transaction.serial);
        },
      };
    },
  }));

export const decisions: fc.WeightedArbitrary<Command>[] = [
  { weight: 14, arbitrary: decide },
  { weight: 10, arbitrary: setStatus },
  { weight: 8, arbitrary: edit },
  { weight: 3, arbitrary: removeTransaction },
];
