import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Context } from "../context";
import { pageOf } from "../mail/links";
import { passwordChanged } from "../mail/messages/passwords";
import { queueLetter } from "../mail/queue-letter";

interface Saved {
  readonly user: UserRow;
  readonly hash: string;
  /** Whose sessions are ended with it. */
  readonly ended: "all" | "others";
  /** How many API tokens were revoked with it. */
  readonly revoked: number;
  /** Whether the account was cleared of what a stranger may have left in it. */
  readonly isCleared?: boolean;
}

/** Writes the new password, makes links to choose one worthless, and tells the person. */
export async function savePassword(
  call: { readonly context: Context; readonly address: string | null },
  store: Store,
  { user, hash, ended, revoked, isCleared = false }: Saved,
): Promise<void> {
  const { context, address } = call;
  const now = context.now();
  await store.users.update(user.id, { password_hash: hash, updated_at: now });
  await store.mailedLinks.endAllOf(user.id, "password_reset");
  await queueLetter(
    context,
    store,
    user,
    passwordChanged({
      at: now,
      address,
      ended,
      revoked,
      isCleared,
      forgotHref: pageOf.forgotPassword(context),
    }),
  );
}
