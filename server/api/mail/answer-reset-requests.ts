// Background work: who asked for a new password gets a link. Done here and not in the call, so that its answer and its duration tell nothing.
import { checkMaySignIn } from "../../domain/people";
import type { ResetRequestRow } from "../../storage/rows/mail-rows";
import { personOf } from "../accounts/person-of";
import type { Context } from "../context";
import { spendAllowance } from "../callers/spend-allowance";
import { newLink } from "./links";
import { passwordReset } from "./messages/passwords";
import { queueLetter } from "./queue-letter";

const answeredWithinMs = 60 * 60_000;

/** One pass over what waits. Any number of hosts may run it at once. */
export async function answerResetRequests(context: Context): Promise<void> {
  for (const request of await context.storage.store.resetRequests.waiting())
    await answer(context, request);
}

async function answer(
  context: Context,
  { id, user_id: userId, created_at: createdAt }: ResetRequestRow,
): Promise<void> {
  // Nobody's mailbox is filled by somebody else: the last link that was sent still works.
  const isOften =
    userId !== null &&
    (await spendAllowance(context, {
      what: "password-reset",
      who: userId,
      ...context.settings.allowances.passwordResets,
    })) !== null;
  await context.storage.transaction(async (store) => {
    if (!(await store.resetRequests.take(id))) return;
    if (userId === null || isOften || createdAt + answeredWithinMs <= context.now()) return;
    const user = await store.users.byIdLocked(userId);
    if (!user || checkMaySignIn(personOf(user))) return;
    await queueLetter(
      context,
      store,
      user,
      passwordReset(await newLink(context, store, user, "password_reset")),
    );
  });
}
