// What people do with the bank's lines: credit, close, keep, return to the payer; and compliance about a payer with another name.
import fc from "fast-check";
import { bringBack, closePayout, credit } from "../bank";
import { returnAt, type ModelFile, type ModelLine, type ModelReturn } from "../bank-model";
import { userAt, type Model } from "../model";
import { pick, type Command, type Ids } from "../step";
import { anyUser, number } from "./drawn";
import { reviewer } from "./reviewers";

interface Found {
  readonly file: ModelFile;
  readonly line: ModelLine;
  readonly position: number;
}

const because = { reason: "Confirmed by phone" };
const lineId = (ids: Ids, { file, position }: Found) => ids(`${file.serial} row ${position}`);

const postedLines = (model: Model): Found[] =>
  model.bank.files.flatMap((file) =>
    file.lines.flatMap((line, position) =>
      line.state === "proposed" || line.state === "duplicate" ? [] : [{ file, line, position }],
    ),
  );

/** The same line in a later state of the model. */
function lineIn(model: Model, { file, position }: Found): Found | undefined {
  const now = model.bank.files.find(({ serial }) => serial === file.serial);
  const line = now?.lines[position];
  return now && line && { file: now, line, position };
}

type Verb = "credit" | "compliance-approval" | "compliance-refusal" | "payout" | "own" | "return";
interface Decision {
  readonly by: number;
  readonly verb: Verb;
  /** Whom a line is credited to. */
  readonly who: number;
  /** The withdrawal that a line is said to be. */
  readonly transaction: string | undefined;
  readonly serial: string;
}

function decideOn(model: Model, found: Found, decision: Decision): boolean {
  const { file, line, position } = found;
  const { by, who } = decision;
  const isCompliance = decision.verb.startsWith("compliance");
  if (line.state !== (isCompliance ? "compliance" : "open")) return false;
  const decisions: Readonly<Record<Verb, () => boolean>> = {
    credit: () => assign(model, found, { by, who }),
    "compliance-approval"() {
      const named = line.who;
      if (line.by === by || named === null || userAt(model, named).account === "deleted")
        return false;
      return credit(model, file, { line, position }, named);
    },
    "compliance-refusal"() {
      Object.assign(line, { state: "open", who: null, isRefused: true });
      return true;
    },
    payout: () => nameAsPayout(model, line, decision),
    own() {
      line.state = "own";
      return true;
    },
    return() {
      const { cents } = line.content;
      if (cents < 0) return false;
      const { serial } = decision;
      const place = { account: file.account, file: file.serial, position };
      model.bank.returns.push({ serial, ...place, cents, by, state: "requested" });
      line.state = "returning";
      return true;
    },
  };
  if (!decisions[decision.verb]()) return false;
  model.audited += 1;
  // Who asks for a return has decided nothing about the line.
  if (decision.verb !== "return") line.by = by;
  return true;
}

/** A payer with another name waits for compliance, and so does one without a name once compliance has refused the line. */
function assign(
  model: Model,
  { file, line, position }: Found,
  { by, who }: { readonly by: number; readonly who: number },
): boolean {
  const { isAdmin, account, fullname } = userAt(model, who);
  if (line.content.cents < 0 || isAdmin || account === "deleted") return false;
  const payer = line.isErased ? null : line.content.name;
  const isPlain = payer === null ? !line.isRefused : payer.toLowerCase() === fullname.toLowerCase();
  if (isPlain) return credit(model, file, { line, position }, who);
  Object.assign(line, { state: "compliance", who, by, isRefused: false });
  return true;
}

function nameAsPayout(
  model: Model,
  line: ModelLine,
  { by, transaction: serial }: Decision,
): boolean {
  const transaction = model.transactions.find((one) => one.serial === serial);
  if (!transaction?.payout || transaction.owner === by) return false;
  if (line.content.cents < 0) return closePayout(model, line, transaction.serial);
  return bringBack(model, line, { transaction: transaction.serial, by: "hand" });
}

const decide = fc
  .record({
    by: reviewer,
    which: number,
    who: anyUser,
    verb: fc.constantFrom<Verb>(
      ...(["credit", "compliance-approval", "compliance-refusal"] as const),
      ...(["payout", "payout", "own", "return", "return"] as const),
    ),
  })
  .map(({ by, which, who, verb }): Command => ({
    stepIn(model, serial) {
      const lines = postedLines(model);
      const state = verb.startsWith("compliance") ? "compliance" : "open";
      const ready = lines.filter(({ line }) => line.state === state);
      const found = pick(which % 8 > 0 && ready.length > 0 ? ready : lines, which);
      if (!found) return null;
      const transaction = payoutLike(model, found, which);
      const bodies: Readonly<Record<Verb, (ids: Ids) => object>> = {
        credit: (ids) => ({ customer: ids(`person ${who}`), ...because }),
        "compliance-approval": () => because,
        "compliance-refusal": () => because,
        payout: (ids) => ({ payout: ids(transaction ?? "none") }),
        own: () => because,
        return: () => because,
      };
      return {
        by,
        onBank: true,
        touches: verb === "credit" ? who : (found.line.who ?? undefined),
        ...(verb === "return" && { makes: serial }),
        text: `${userAt(model, by).name}: ${verb} of line ${found.position} of import ${found.file.serial}${verb === "credit" ? ` to ${userAt(model, who).name}` : verb === "payout" ? ` with ${transaction}` : ""}`,
        send: (ids) => ({
          method: "POST",
          path: `/bank-lines/${lineId(ids, found)}/${verb}`,
          body: bodies[verb](ids),
        }),
        apply(next) {
          const now = lineIn(next, found);
          const decision = { by, verb, who, transaction, serial };
          return userAt(next, by).isAdmin && now !== undefined && decideOn(next, now, decision);
        },
      };
    },
  }));

/** Mostly a payout of the line's amount. */
function payoutLike(model: Model, { line, file }: Found, which: number): string | undefined {
  const payouts = model.transactions.filter(
    ({ payout, owner }) => payout && userAt(model, owner).currency === file.account,
  );
  const alike = payouts.filter(({ cents }) => cents === Math.abs(line.content.cents));
  return pick(alike.length > 0 ? alike : payouts, which)?.serial;
}

type ReturnVerb = "approval" | "sent" | "cancellation";

function move(model: Model, back: ModelReturn, { by, verb }: { by: number; verb: ReturnVerb }) {
  const steps: Readonly<Record<ReturnVerb, () => boolean>> = {
    approval() {
      const isAllowed = back.by !== by && userAt(model, back.by).account === "active";
      if (back.state !== "requested" || !isAllowed) return false;
      back.state = "approved";
      return true;
    },
    sent() {
      if (back.state !== "approved") return false;
      back.state = "sent";
      return true;
    },
    cancellation() {
      // Once it was approved, that takes a reason and a second person.
      if (back.state !== "requested") return false;
      back.state = "cancelled";
      const line = model.bank.files.find(({ serial }) => serial === back.file)?.lines[
        back.position
      ];
      if (line?.state === "returning") line.state = "open";
      return true;
    },
  };
  if (!steps[verb]()) return false;
  model.audited += 1;
  return true;
}

const moveReturn = fc
  .record({
    by: reviewer,
    which: number,
    verb: fc.constantFrom<ReturnVerb>("approval", "approval", "approval", "sent", "cancellation"),
  })
  .map(({ by, which, verb }): Command => ({
    stepIn(model) {
      const back = pick(model.bank.returns, which);
      if (!back) return null;
      return {
        by,
        text: `${userAt(model, by).name}: ${verb} of return ${back.serial}`,
        send: (ids) => ({ method: "POST", path: `/bank-returns/${ids(back.serial)}/${verb}` }),
        apply(next) {
          const now = returnAt(next, back.serial);
          return userAt(next, by).isAdmin && now !== undefined && move(next, now, { by, verb });
        },
      };
    },
  }));

export const bankLines: fc.WeightedArbitrary<Command>[] = [
  { weight: 14, arbitrary: decide },
  { weight: 9, arbitrary: moveReturn },
];
