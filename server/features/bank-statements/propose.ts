// A proposal for each line of a file, from what the portal knows: looked up for many lines at a time.
import type { Context } from "../../http/context";
import { creditorReferencesIn, readCreditorReference } from "../../kernel/creditor-reference";
import type { Currency } from "../../kernel/currencies";
import type { ReceivingAccount } from "../../kernel/receiving-account";
import { candidatesIn } from "./candidate-store";
import { breather } from "./formats/breather";
import { matchLine, nothingKnown, type KnownOfLine } from "./matching-rules";
import { proposalOf, type Proposal } from "./proposal-rules";
import type { ParsedLine } from "./statement-rules";

export interface ProposedLine {
  readonly line: ParsedLine;
  /** Whether the account already has it, so that nothing is proposed. */
  readonly isKnown: boolean;
}

/** As the portal makes them, and as banks break them. */
const portalReference = /\b(TX|PB|BR)[-\s]?([0-9A-HJKMNP-TV-Z]{10})\b/g;

/** References of the portal in a line, of customers and of what it sent. */
function referencesOf({ payerReference, endToEndId, text, minor }: ParsedLine) {
  const structured = payerReference === null ? null : readCreditorReference(payerReference);
  const written = [endToEndId ?? "", text, payerReference ?? ""].join("\n");
  const sent = [...written.toUpperCase().matchAll(portalReference)].map(
    ([, kind = "", body = ""]) => `${kind}-${body}`,
  );
  return {
    customers:
      minor > 0n
        ? [...new Set([...(structured ? [structured] : []), ...creditorReferencesIn(written)])]
        : [],
    // Staff may have chosen the reference of a withdrawal.
    sent: [...new Set([...(endToEndId === null ? [] : [endToEndId]), ...sent])],
  };
}

const linesAtOnce = 500;

export async function propose(
  { storage: { db } }: Context,
  account: ReceivingAccount,
  lines: readonly ProposedLine[],
): Promise<Proposal[]> {
  const store = candidatesIn(db);
  const general = {
    returns: await store.returnsOf(account.id),
    expected: await store.expectedIn(account.currency),
  };
  const breath = breather();
  const proposals: Proposal[] = [];
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const some = lines.slice(at, at + linesAtOnce);
    proposals.push(...(await proposeSome(store, account.currency, general, some)));
    await breath();
  }
  return proposals;
}

type Candidates = ReturnType<typeof candidatesIn>;

interface General {
  readonly returns: Awaited<ReturnType<Candidates["returnsOf"]>>;
  readonly expected: Awaited<ReturnType<Candidates["expectedIn"]>>;
}

async function proposeSome(
  store: Candidates,
  currency: Currency,
  general: General,
  lines: readonly ProposedLine[],
): Promise<Proposal[]> {
  const read = lines.map(({ line }) => ({ line, ...referencesOf(line) }));
  const every = (of: (one: (typeof read)[number]) => readonly string[]) => [
    ...new Set(read.flatMap(of)),
  ];
  const [customers, sent] = [every((one) => one.customers), every((one) => one.sent)];
  const known = {
    ...general,
    persons: await store.customersByReference(customers),
    payouts: await store.payoutsByReference(sent, currency),
    batches: await store.batchesByReference(sent, currency),
  };
  const found = <Known>(map: ReadonlyMap<string, Known>, names: readonly string[]): Known[] =>
    names.flatMap((name) => map.get(name) ?? []);
  return read.map(({ line, customers: named, sent: written }) => {
    const ofLine: KnownOfLine = {
      ...nothingKnown,
      persons: found(known.persons, named),
      hasReference: named.length > 0,
      expected: line.minor > 0n ? (known.expected.get(String(line.minor)) ?? []) : [],
      payouts: found(known.payouts, written),
      batches: found(known.batches, written),
      returns: found(known.returns, written),
    };
    return proposalOf(matchLine(line, ofLine));
  });
}
