import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import { refuse } from "../../kernel/refusal";
import { personOf } from "../users/person-of";
import { checkMayBePaid } from "../users/rules";
import { usersIn } from "../users/store";

/** Asked again at the last moment before money leaves: much can have changed since the approval. */
export async function checkPaymentAllowed(
  db: Db,
  { user_id: userId }: Pick<TransactionRow, "user_id">,
): Promise<Refused | null> {
  const person = await usersIn(db).byId(userId);
  return person ? checkMayBePaid(personOf(person)) : refuse("person_removed");
}
