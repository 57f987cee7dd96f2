import type { User } from "../../contract/schemas/accounts";
import type { Actor } from "../call";
import type { Context } from "../context";
import { presentUser } from "./present-user";

export async function readProfile({ context, actor }: { context: Context; actor: Actor }): Promise<User> {
  const documents = await context.storage.store.documents.ofUser(actor.user.id, "kyc");
  return presentUser(actor.user, documents);
}
