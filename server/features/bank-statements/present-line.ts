// Lines as staff see them, with whom and what they belong to.
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { BankLineRow } from "../../database/rows/bank-rows";
import type { UserRow } from "../../database/schema";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { numberOf } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import type { Sealer } from "../../kernel/vault";
import type { Locale } from "../../locales/locale";
import { namedThen } from "../audit/named-then";
import { instantOf } from "../../kernel/instants";
import { usersIn } from "../users/store";
import { isOpenReason } from "./labels";
import { openLine } from "./line-details";
import type { BankLine, BankTransfer } from "./line-schemas";
import { bankLinesIn } from "./line-store";
import { readProposal, type Proposal } from "./proposal-rules";
import { referencesIn } from "./reference-store";

export interface BankReader {
  readonly context: Context;
  readonly actor: Actor;
  readonly locale: Locale;
}

/** Loads what all of them refer to together. */
export async function presentBankLines(
  db: Db,
  { context, locale }: BankReader,
  rows: readonly BankLineRow[],
): Promise<BankLine[]> {
  const subjects = rows.map(subjectsOf);
  const ids = (name: keyof Subjects) => [...new Set(subjects.flatMap((one) => one[name] ?? []))];
  const references = referencesIn(db);
  const people = new Map(
    (await usersIn(db).byIds(ids("userId"))).map((row) => [row.id, row] as const),
  );
  const transactions = await references.ofTransactions(ids("transactionId"));
  const batches = await references.ofBatches(ids("batchId"));
  const returns = await references.ofReturns(ids("returnId"));
  const mentions = rows.flatMap((row) => mentionsOf(row));
  const named = await namedThen(context, db, mentions, locale);
  return rows.map((row, index) => {
    const { userId, transactionId, batchId, returnId } = subjects[index] ?? {};
    const details = openLine(context.vault, row);
    const reference = <Found>(map: ReadonlyMap<string, Found>, id: string | null | undefined) =>
      id ? map.get(id) : undefined;
    const transaction = reference(transactions, transactionId);
    const batch = reference(batches, batchId);
    const back = reference(returns, returnId);
    const [owner, decider] = [ownerOf(row), deciderOf(row)];
    return {
      id: row.id,
      import: row.file_id,
      account: row.receiving_account_id,
      place: row.place,
      bookingDate: row.booking_date,
      valueDate: row.value_date ?? undefined,
      amount: numberOf(amountOf(row)),
      currency: row.currency,
      name: details?.name ?? undefined,
      counterparty: details?.account ?? undefined,
      text: details ? textOf(details) : undefined,
      bankReference: details?.bankReference ?? undefined,
      state: row.state,
      proposal: row.state === "proposed" ? readProposal(row.proposal).to : undefined,
      reason: reasonOf(row),
      customer: customerOf(reference(people, userId)),
      transaction:
        transactionId && transaction ? { id: transactionId, reference: transaction } : undefined,
      batch: batchId && batch ? { id: batchId, reference: batch } : undefined,
      return: returnId && back ? { id: returnId, reference: back } : undefined,
      owner: owner && named(owner),
      note: row.note ?? undefined,
      decidedBy: decider && named(decider),
      postedAt: instantOf(row.posted_at),
      endedAt: instantOf(row.ended_at),
      version: row.version,
    };
  });
}

export async function presentBankLine(
  db: Db,
  reader: BankReader,
  id = "",
): Promise<BankLine | Refused> {
  const row = await bankLinesIn(db).byId(id);
  const [line] = row ? await presentBankLines(db, reader, [row]) : [];
  return line ?? refuse("not_found");
}

interface Subjects {
  readonly userId?: string | null | undefined;
  readonly transactionId?: string | null | undefined;
  readonly batchId?: string | null | undefined;
  readonly returnId?: string | null | undefined;
}

/** What it belongs to, or, while nothing is decided, what its proposal says. */
function subjectsOf(row: BankLineRow): Subjects {
  const proposed: Subjects & Proposal = readProposal(row.proposal);
  const isUndecided = row.state === "proposed" || row.state === "open";
  return {
    userId: row.user_id ?? (isUndecided ? proposed.userId : null),
    transactionId: row.transaction_id ?? (isUndecided ? proposed.transactionId : null),
    batchId: row.batch_id ?? (isUndecided ? proposed.batchId : null),
    returnId: row.return_id ?? (isUndecided ? proposed.returnId : null),
  };
}

function reasonOf({ state, reason_code: code, proposal }: BankLineRow) {
  if (state === "proposed") {
    const proposed = readProposal(proposal);
    return proposed.to === "open" ? proposed.reason : undefined;
  }
  return isOpenReason(code) ? code : undefined;
}

function textOf({
  text,
  payerReference,
  endToEndId,
}: {
  text: string;
  payerReference: string | null;
  endToEndId: string | null;
}) {
  const parts = [text, payerReference, endToEndId].filter(
    (part, index, all): part is string =>
      part !== null &&
      part !== "" &&
      !all.slice(0, index).some((earlier) => earlier?.includes(part)),
  );
  return parts.join(" · ") || undefined;
}

const customerOf = (row: UserRow | undefined) =>
  row && { id: row.id, fullname: row.fullname, email: row.email };

const ownerOf = ({ owner_id: id, owned_at: at }: BankLineRow) =>
  id === null || at === null ? undefined : { id, at };
const deciderOf = ({ decided_by: id, ended_at: endedAt, posted_at: postedAt }: BankLineRow) =>
  id === null ? undefined : { id, at: endedAt ?? postedAt ?? 0 };
const mentionsOf = (row: BankLineRow) =>
  [ownerOf(row), deciderOf(row)].flatMap((mention) => mention ?? []);

/** For the person to whom it was credited. */
export function presentTransfer(vault: Sealer, row: BankLineRow): BankTransfer {
  const details = openLine(vault, row);
  return {
    bookingDate: row.booking_date,
    amount: numberOf(amountOf(row)),
    currency: row.currency,
    name: details?.name ?? undefined,
    counterparty: details?.account ?? undefined,
    text: details ? textOf(details) : undefined,
    transaction: row.transaction_id ?? undefined,
  };
}
