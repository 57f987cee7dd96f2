import type { Db } from "../../database/db";
import type { Actor } from "../../http/call";
import { personOf } from "./person-of";
import type { Person } from "./rules";
import { usersIn } from "./store";

/** The caller; where their identity decides, as it is now and not as it was when the call began. */
export async function currentPerson(db: Db, { user }: Actor, isFresh: boolean): Promise<Person> {
  const current = isFresh ? await usersIn(db).byId(user.id) : undefined;
  return personOf(current ?? user);
}
