// Statements of the operator's bank: uploaded, confirmed, discarded and undone by staff; new ones, copies, overlapping, and broken ones.
import fc from "fast-check";
import { camtText, statementForm, type TestLine } from "../../support/inputs/bank-statement";
import { post, readLines, undo } from "../bank";
import {
  accountIds,
  currencies,
  fileAt,
  type LineContent,
  type LineSubject,
  type ModelFile,
} from "../bank-model";
import { netOf } from "../fees";
import { decimal, userAt, type Currency, type Model } from "../model";
import { pick, type Command, type Ids } from "../step";
import { reviewer } from "./reviewers";
import { anyUser, customer, number } from "./drawn";

const kinds = [
  ...(["customer", "customer", "customer", "customer"] as const),
  ...(["payout", "payout", "payout", "payout back", "payout back"] as const),
  ...([
    "return",
    "return",
    "stranger",
    "unknown reference",
    "fee",
    "same again",
    "old line",
  ] as const),
];

const drawnLine = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.oneof(
    { weight: 4, arbitrary: fc.constant("the account's customer" as const) },
    { weight: 1, arbitrary: anyUser },
  ),
  which: number,
  cents: fc.integer({ min: 1, max: 60_000 }),
  name: fc.constantFrom("own", "own", "own", "own", "other", "none"),
  isOut: fc.boolean(),
  isOff: fc.constantFrom(false, false, false, false, false, false, false, true),
});
type DrawnLine = typeof drawnLine extends fc.Arbitrary<infer Value> ? Value : never;

interface Upload {
  readonly account: Currency;
  readonly serial: string;
}

/** The lines of a new file: most about what is there to be paid, some as they were in an earlier file. */
function contentsOf(model: Model, upload: Upload, drawn: readonly DrawnLine[]): LineContent[] {
  const contents: LineContent[] = [];
  for (const [position, line] of drawn.entries()) {
    const earlier = model.bank.files
      .filter(({ account }) => account === upload.account)
      .flatMap(({ lines }) => lines.map(({ content }) => content));
    const repeated =
      line.kind === "same again"
        ? contents.at(-1)
        : line.kind === "old line"
          ? pick(earlier, line.which)
          : undefined;
    contents.push(repeated ?? newLine(model, upload, { ...line, position }));
  }
  return contents;
}

function newLine(
  model: Model,
  { account, serial }: Upload,
  {
    kind,
    who: drawnWho,
    which,
    cents,
    name,
    isOut,
    isOff,
    position,
  }: DrawnLine & { position: number },
): LineContent {
  const about = (subject: LineSubject, signed: number, payer: string | null): LineContent => ({
    number: `${serial}-${position}`,
    cents: isOff && subject.is !== "customer" ? signed + Math.sign(signed) : signed,
    subject,
    name: payer,
  });
  if (kind === "payout" || kind === "payout back") {
    const all = model.transactions.filter(
      ({ owner, payout }) => payout && userAt(model, owner).currency === account,
    );
    const sent = all.filter(({ payout }) => payout === "sent" || payout === "arrived");
    const found = pick(which % 4 > 0 && sent.length > 0 ? sent : all, which);
    const isBack = kind === "payout back";
    if (found)
      return about(
        { is: "payout", transaction: found.serial },
        isBack ? netOf(model, found) : -netOf(model, found),
        "Zed",
      );
  }
  if (kind === "return") {
    const back = pick(
      model.bank.returns.filter((one) => one.account === account),
      which,
    );
    if (back) return about({ is: "return", back: back.serial }, -back.cents, "Zed");
  }
  if (!["stranger", "unknown reference", "fee"].includes(kind)) {
    const own = model.users.findIndex(({ currency }) => currency === account);
    const who = drawnWho === "the account's customer" ? own : drawnWho;
    const payer = { own: userAt(model, who).fullname, other: "Zed", none: null }[name] ?? null;
    return about({ is: "customer", who }, cents, payer);
  }
  const subject = kind === "fee" || kind === "unknown reference" ? kind : "stranger";
  return about({ is: subject }, isOut ? -cents : cents, subject === "fee" ? null : "Zed");
}

/** A creditor reference with right check digits that no one has. */
const unknownReference = "RF18539007547034";

function written({ number: line, cents, subject, name }: LineContent, ids: Ids): TestLine {
  const text = {
    customer: () => (subject.is === "customer" ? ids(`deposit reference ${subject.who}`) : ""),
    payout: () => "Payout",
    return: () => "Return",
    stranger: () => "Hello",
    "unknown reference": () => unknownReference,
    fee: () => "Fee",
  }[subject.is]();
  const named =
    subject.is === "payout"
      ? ids(`reference ${subject.transaction}`)
      : subject.is === "return"
        ? ids(`reference ${subject.back}`)
        : undefined;
  return {
    amount: decimal(cents),
    text,
    reference: `${ids("run")}-${line}`,
    ...(name !== null && { name: `${name} ${ids("surname")}` }),
    ...(named !== undefined && { endToEndId: named }),
    ...(subject.is === "fee" && { kind: "CHRG" }),
  };
}

function textOf(
  file: Pick<ModelFile, "account" | "number">,
  contents: readonly LineContent[],
  ids: Ids,
) {
  return camtText({
    currency: file.account,
    account: ids(`bank account ${file.account}`),
    number: `${ids("run")}-${file.number}`,
    lines: contents.map((content) => written(content, ids)),
  });
}

type Fault = "none" | "cut off" | "of another account";
const faults = fc.constantFrom<Fault>(
  ...Array.from({ length: 12 }, (): Fault => "none"),
  "cut off",
  "of another account",
);

interface NewFile extends Pick<ModelFile, "serial" | "account" | "number"> {
  readonly contents: readonly LineContent[];
  readonly fault: Fault;
  readonly by: number;
}

function uploadStep(
  model: Model,
  { serial, account, number: statement, contents, fault, by }: NewFile,
) {
  const other = currencies[(currencies.indexOf(account) + 1) % currencies.length] ?? account;
  return {
    by,
    onBank: true,
    makes: serial,
    makesFile: true,
    text: `${userAt(model, by).name} uploads statement ${statement} in ${account}${fault === "none" ? "" : `, ${fault}`}: ${JSON.stringify(contents)}`,
    send(ids: Ids) {
      const text = textOf({ account, number: statement }, contents, ids);
      const sent = fault === "cut off" ? text.slice(0, Math.floor(text.length * 0.9)) : text;
      return {
        method: "POST" as const,
        path: "/bank-statements",
        body: statementForm(sent, accountIds[fault === "of another account" ? other : account]),
      };
    },
    apply(next: Model) {
      const files = next.bank.files.filter((file) => file.account === account);
      if (!userAt(next, by).isAdmin || fault !== "none") return false;
      const same = files.filter((file) => file.number === statement);
      // The same file leads to its import until that is confirmed.
      if (same.some(({ state }) => state === "preview")) return true;
      if (same.some(({ state }) => state === "posted")) return false;
      if (files.some(({ state }) => state === "preview")) return false;
      const lines = readLines(next, account, contents);
      next.bank.files.push({ serial, account, number: statement, state: "preview", lines });
      next.audited += 1;
      return true;
    },
  };
}

/** Where the bank has something to say about what was sent; one that is busy refuses a file. */
function accountsDue({ transactions, users, bank }: Model): Currency[] {
  const sent = transactions.filter(({ payout }) => payout === "sent");
  const returns = bank.returns.filter(({ state }) => state === "approved" || state === "sent");
  const due = [
    ...sent.map(({ owner }) => users[owner]?.currency),
    ...returns.map(({ account }) => account),
  ];
  const isBusy = (currency: Currency) =>
    bank.files.some(({ account, state }) => account === currency && state === "preview");
  return currencies.filter((currency) => due.includes(currency) && !isBusy(currency));
}

const upload = fc
  .record({
    by: reviewer,
    whose: customer,
    drawn: fc.array(drawnLine, { minLength: 2, maxLength: 7 }),
    fault: faults,
  })
  .map(({ by, whose, drawn, fault }): Command => ({
    stepIn(model, serial) {
      const account = pick(accountsDue(model), whose) ?? userAt(model, whose).currency;
      const contents = contentsOf(model, { account, serial }, drawn);
      return uploadStep(model, { serial, account, number: serial, contents, fault, by });
    },
  }));

const uploadAgain = fc.record({ by: reviewer, which: number }).map(({ by, which }): Command => ({
  stepIn(model, serial) {
    const first = pick(model.bank.files, which);
    if (!first) return null;
    const contents = first.lines.map(({ content }) => content);
    return uploadStep(model, { ...first, serial, contents, fault: "none", by });
  },
}));

type Verb = "confirmation" | "cancellation" | "reversal";
const from = { confirmation: "preview", cancellation: "preview", reversal: "posted" } as const;

function applyTo(model: Model, file: ModelFile, verb: Verb): boolean {
  if (file.state !== from[verb]) return false;
  const others = model.bank.files.filter(({ account }) => account === file.account);
  if (verb === "reversal") {
    if (others.some(({ state }) => state === "preview") || !undo(model, file)) return false;
  } else if (verb === "confirmation") {
    post(model, file);
    model.audited += 1;
  } else file.state = "discarded";
  model.audited += 1;
  return true;
}

const decide = fc
  .record({
    by: reviewer,
    which: number,
    verb: fc.constantFrom<Verb>(
      ...(["confirmation", "confirmation", "confirmation", "confirmation"] as const),
      ...(["confirmation", "cancellation", "reversal"] as const),
    ),
  })
  .map(({ by, which, verb }): Command => ({
    stepIn(model) {
      const ready = model.bank.files.filter(({ state }) => state === from[verb]);
      const file = pick(which % 8 > 0 ? ready : model.bank.files, which);
      if (!file) return null;
      const { serial, number: statement } = file;
      return {
        by,
        onBank: true,
        ...(verb !== "confirmation" && { isAlone: true }),
        text: `${userAt(model, by).name}: ${verb} of import ${serial} (statement ${statement})`,
        send: (ids) => ({ method: "POST", path: `/bank-statements/${ids(serial)}/${verb}` }),
        apply(next) {
          const found = fileAt(next, serial);
          return userAt(next, by).isAdmin && found !== undefined && applyTo(next, found, verb);
        },
      };
    },
  }));

export const bankFiles: fc.WeightedArbitrary<Command>[] = [
  { weight: 10, arbitrary: upload },
  { weight: 3, arbitrary: uploadAgain },
  { weight: 12, arbitrary: decide },
];
