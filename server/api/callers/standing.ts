// Whether the caller still is who they were when the call began: a body can be a long time on its way.
import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";

/** Who calls; the session is missing where the portal itself acts for a person. */
export interface Standing {
  readonly user: Pick<UserRow, "id"> & Partial<Pick<UserRow, "role" | "account_status">>;
  readonly sessionId?: string;
  readonly hasSecondFactor?: boolean;
}

/** Who calls where nobody is signed in yet; the keys of all of them are kept under one name. */
export const visitors: Standing = { user: { id: "visitors" } };

/** The caller was deleted, signed out or given other rights since they were identified: to be asked again who they are. */
export class StandingChanged extends Error {
  override name = "StandingChanged";
}

/** To be called inside the database transaction that acts on their word; throws StandingChanged. */
export async function requireSameStanding(store: Store, actor: Standing): Promise<void> {
  if (actor === visitors) return;
  const { user, sessionId, hasSecondFactor } = actor;
  const now = await store.users.standing(user.id, sessionId);
  const isSame =
    now !== undefined &&
    (user.role ?? now.role) === now.role &&
    (user.account_status ?? now.account_status) === now.account_status;
  const isAsProven =
    now !== undefined &&
    (hasSecondFactor === undefined || hasSecondFactor === (now.has_second_factor === 1));
  if (!isSame || !isAsProven) throw new StandingChanged();
}
