// Whether the caller still is who they were when the call began: a body can be a long time on its way.
import { refuse } from "../domain/refusal";
import type { UserRow } from "../storage/schema";
import type { Store } from "../storage/store";
import type { Refused } from "./call";

/** Who calls; the session is missing where the portal itself acts for a person. */
export interface Standing {
  readonly user: Pick<UserRow, "id"> & Partial<Pick<UserRow, "role" | "account_status">>;
  readonly sessionId?: string;
}

/** Who calls where nobody is signed in yet; the keys of all of them are kept under one name. */
export const visitors: Standing = { user: { id: "visitors" } };

/** To be asked inside the database transaction that acts on their word: whoever was deleted, signed out or given other rights meanwhile calls anew. */
export async function standsNoMore(store: Store, actor: Standing): Promise<Refused | null> {
  if (actor === visitors) return null;
  const { user, sessionId } = actor;
  const now = await store.users.standing(user.id, sessionId);
  const isSame = now !== undefined && (user.role ?? now.role) === now.role && (user.account_status ?? now.account_status) === now.account_status;
  return isSame ? null : refuse("unauthenticated");
}
