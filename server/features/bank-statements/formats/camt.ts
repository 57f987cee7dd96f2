// Statements as ISO 20022 has them: camt.053.001, versions 02 to 08.
import { statementLimits, type ParsedStatement, type StatedBalance } from "../statement-rules";
import { checkTotals, entryOf, type CamtEntry, type EntryTotals } from "./camt-entries";
import { transactionOf, type CamtTransaction } from "./camt-transactions";
import { camtAmount, camtDay } from "./camt-values";
import { checkSums } from "./check-sums";
import { checkNotFuture, readAccount, readCurrency, readText } from "./read-values";
import { quoted, stop } from "./unreadable";
import { elementAt, readXml, textAt, type XmlElement } from "./xml-elements";

interface Draft {
  account: string | null;
  currency: string | null;
  number: string | null;
  readonly balances: Map<string, StatedBalance>;
  totals: EntryTotals | null;
  readonly entries: CamtEntry[];
}

const statementPath = ["Document", "BkToCstmrStmt", "Stmt"];
const entryPath = [...statementPath, "Ntry"];
const transactionPath = [...entryPath, "NtryDtls", "TxDtls"];

const isAt = (path: readonly string[], place: readonly string[]) =>
  path.length === place.length && place.every((name, at) => path[at] === name);

export async function parseCamt(
  bytes: Uint8Array,
  latest: string,
): Promise<readonly ParsedStatement[]> {
  const statements: ParsedStatement[] = [];
  let draft = newDraft();
  let transactions: CamtTransaction[] = [];
  let entries = 0;
  let lines = 0;
  let place: number | null = null;
  await readXml(bytes, {
    namespaceOf,
    place: () => place,
    opened: (path) => {
      if (path.length === 2 && path[1] !== "BkToCstmrStmt")
        stop("not_camt", null, { found: quoted(path[1] ?? "") });
      if (isAt(path, statementPath)) draft = newDraft();
      if (!isAt(path, entryPath)) return;
      entries += 1;
      place = entries;
      transactions = [];
    },
    closed: (path, element) => {
      if (isAt(path, transactionPath)) {
        transactions.push(transactionOf(element, entries));
        return false;
      }
      if (isAt(path, statementPath)) statements.push(finished(draft, statements.length));
      if (isAt(path, entryPath)) {
        const entry = entryOf(element, { transactions, place: entries, latest, account: draft });
        draft.entries.push(entry);
        lines += Math.max(1, entry.lines.length);
        place = null;
        if (lines > statementLimits.lines)
          stop("too_many_lines", null, { maximum: String(statementLimits.lines) });
      } else if (path.length === statementPath.length + 1) addPart(draft, element, latest);
      return path.length > statementPath.length + 1;
    },
  });
  return statements.length === 0 ? stop("no_statement", null) : statements;
}

const newDraft = (): Draft => ({
  account: null,
  currency: null,
  number: null,
  balances: new Map(),
  totals: null,
  entries: [],
});

const namespacePattern = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(\d\d)$/;

function namespaceOf(name: string, uri: string): string {
  const [, version] = namespacePattern.exec(uri) ?? [];
  if (version === undefined || name !== "Document")
    return stop("not_camt", null, { found: quoted(uri || name) });
  return version >= "02" && version <= "08" ? uri : stop("unsupported_version", null, { version });
}

/** A part of a statement before its entries. */
function addPart(draft: Draft, element: XmlElement, latest: string): void {
  if (element.name === "Id") draft.number = readText(element.text, null);
  if (element.name === "Acct") {
    const id = textAt(element, "Id", "IBAN") ?? textAt(element, "Id", "Othr", "Id");
    draft.account = readAccount(id, null);
    const currency = textAt(element, "Ccy");
    if (currency) draft.currency = readCurrency(currency, null);
  }
  if (element.name === "Bal") addBalance(draft, element, latest);
  if (element.name === "TxsSummry") draft.totals = totalsIn(element);
}

/** The first of each kind; of interim balances also the last, which closes an unfinished day. */
function addBalance(draft: Draft, element: XmlElement, latest: string): void {
  const kind = textAt(element, "Tp", "CdOrPrtry", "Cd") ?? "";
  if (!["OPBD", "PRCD", "CLBD", "ITBD"].includes(kind)) return;
  const amount = camtAmount(element, { place: null, account: draft });
  const day = textAt(element, "Dt", "Dt") ?? textAt(element, "Dt", "DtTm");
  const balance = {
    minor: amount,
    day: checkNotFuture(camtDay(day, "Bal/Dt", null), null, latest),
  };
  if (kind === "ITBD" && draft.balances.has(kind)) draft.balances.set("last ITBD", balance);
  else if (!draft.balances.has(kind)) draft.balances.set(kind, balance);
  else if (draft.balances.get(kind)?.minor !== amount)
    stop("unreadable_field", null, { field: "Bal", text: kind });
}

function totalsIn(element: XmlElement): EntryTotals {
  const part = (name: string) => {
    const found = elementAt(element, name);
    return {
      count: found ? textAt(found, "NbOfNtries") : null,
      sum: found ? textAt(found, "Sum") : null,
    };
  };
  return {
    all: part("TtlNtries"),
    credit: part("TtlCdtNtries"),
    debit: part("TtlDbtNtries"),
  };
}

function finished(draft: Draft, before: number): ParsedStatement {
  const { account, currency, number, balances, totals, entries } = draft;
  if (before >= statementLimits.statements)
    stop("too_many_statements", null, { maximum: String(statementLimits.statements) });
  if (account === null) return stop("missing_field", null, { field: "Acct/Id" });
  if (currency === null) return stop("missing_field", null, { field: "Acct/Ccy" });
  if (totals) checkTotals(totals, entries, currency);
  const [interim, lastInterim] = [balances.get("ITBD"), balances.get("last ITBD")];
  const opening = balances.get("OPBD") ?? balances.get("PRCD") ?? null;
  const closing = balances.get("CLBD") ?? lastInterim ?? (opening ? interim : null) ?? null;
  const lines = entries.flatMap((entry) => entry.lines);
  return checkSums(
    {
      account,
      currency,
      number,
      opening: opening ?? (closing ? interim : null) ?? null,
      closing,
      lines,
    },
    null,
  );
}
