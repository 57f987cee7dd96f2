import type { z } from "zod";
import type { AllTransactionsQuery } from "../../contract/schemas/transactions";
import { limits } from "../../contract/values/limits";
import { refuse } from "../../domain/refusal";
import type { TransactionFilter } from "../../storage/transaction-filter";
import type { Actor, Refused } from "../call";
import type { Context } from "../context";
import { momentsOf } from "../lists/list-page";

interface Asking {
  readonly context: Context;
  readonly actor: Actor;
}

/** What is asked of everybody's transactions. A beginning that fits too many is refused: whoever looks for one of them has to read on anyway. */
export async function everybodysFilter(
  { context: { storage }, actor }: Asking,
  query: Omit<z.output<typeof AllTransactionsQuery>, "page" | "limit">,
): Promise<TransactionFilter | Refused> {
  const { type, status, reference, person, sort } = query;
  const { users, transactions } = storage.store;
  const { searchedPeopleMaximum: people, searchedReferencesMaximum: references } = limits;
  const userIds = person === undefined ? undefined : await users.idsFound(person, people);
  if (userIds && userIds.length > people) return tooWide("person", people);
  if (
    reference !== undefined &&
    (await transactions.countBeginning(reference, references)) > references
  )
    return tooWide("reference", references);
  return { type, status, reference, userIds, sort, ...momentsOf(actor, query) };
}

const tooWide = (field: string, most: number) =>
  refuse("search_too_wide", { field, values: { maximum: most.toLocaleString("en") } });
