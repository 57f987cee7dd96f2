import type { User } from "../../contract/schemas/accounts";
import type { Actor } from "../call";
import type { Context } from "../context";
import { presentPerson } from "./present-user";

export function readProfile({ context, actor }: { context: Context; actor: Actor }): Promise<User> {
  return presentPerson(context.storage.store, actor.user);
}
