import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command, isRepeated } from "../command";
import { revokeAllTokens, revokedSentence } from "../api-tokens/revoke-all-tokens";
import { findKnownDevice } from "./known-device";
import { savePassword } from "./save-password";
import { sessionAttempt, tryGuess } from "./sign-in-throttle";

const passwordChanged = "Your password was changed";

/** Guesses at the current password are counted like those of a confirmation; devices that knew the old one are known no longer, but for this one. */
export const changePassword: Handler<Operations["auth"]["changePassword"]> = async (call) => {
  const { context, actor, body, address, deviceToken, key } = call;
  const { user, sessionId } = actor;
  const attempt = sessionAttempt({ email: user.email, address }, sessionId);
  const isRight = () =>
    context.passwords.verify(user.password_hash, body.currentPassword, attempt.requester);
  const wrong = refuse("wrong_credentials", { field: "currentPassword" });
  // What was answered before is only given again: by then the current password is another.
  if (await isRepeated(context, user.id, key)) return command(call, () => Promise.resolve(wrong));
  const refusal = await tryGuess(context, attempt, async () => ((await isRight()) ? null : wrong));
  if (refusal) return refusal;
  const hash = await context.passwords.hash(body.newPassword, attempt.requester);
  return command(call, async (store) => {
    const row = await store.users.byIdLocked(user.id);
    if (row?.password_hash !== user.password_hash) return refuse("changed_by_someone_else");
    const revoked = await revokeAllTokens(store, call, user.id);
    await savePassword(call, store, { user: row, hash, ended: "others", revoked });
    await store.sessions.endOthersOf(user.id, sessionId);
    await store.knownDevices.forgetOthersOf(
      user.id,
      await findKnownDevice(store, { deviceToken }, user.id),
    );
    await audit(store, call, { action: "password.changed", subject: `user:${user.id}` });
    return {
      message: revoked === 0 ? passwordChanged : `${passwordChanged}. ${revokedSentence(revoked)}`,
    };
  });
};
