import type { z } from "zod";
import { usersIn } from "../users/store";
import { transactionsIn } from "../ledger/transaction-store";
import type { AllTransactionsQuery } from "../ledger/transaction-query-schemas";
import { minorColumn } from "../../database/money-columns";
import { limits } from "../../kernel/limits";
import { parseMoney } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import type { TransactionFilter } from "../ledger/transaction-filter-store";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { momentsOf } from "../../http/list-page";

interface FilterCall {
  readonly context: Context;
  readonly actor: Actor;
}

/** Filters over all users' transactions. A search with too many matches is refused: the caller would have to read on anyway. */
export async function allTransactionsFilter(
  { context: { storage }, actor }: FilterCall,
  query: Omit<z.output<typeof AllTransactionsQuery>, "page" | "limit">,
): Promise<TransactionFilter | Refused> {
  const { type, status, reference, person, paymentMethod, currency, sort } = query;
  const { db } = storage;
  const users = usersIn(db);
  const transactions = transactionsIn(db);
  const { searchedPeopleMaximum: people, searchedReferencesMaximum: references } = limits;
  const userIds = person === undefined ? undefined : await users.idsFound(person, people);
  if (userIds && userIds.length > people) return tooWide("person", people);
  if (
    reference !== undefined &&
    (await transactions.countNamed(reference, references)) > references
  )
    return tooWide("reference", references);
  return {
    type,
    status,
    reference,
    userIds,
    paymentMethod,
    currency,
    minMinor: minorOf(query.minAmount),
    maxMinor: minorOf(query.maxAmount),
    sort,
    ...momentsOf(actor, query),
  };
}

// All currencies have two decimals.
const minorOf = (amount: string | undefined) =>
  amount === undefined ? undefined : minorColumn(parseMoney(amount, "USD"));

const tooWide = (field: string, most: number) =>
  refuse("search_too_wide", { field, values: { maximum: most } });
