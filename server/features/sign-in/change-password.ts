import { messagesIn } from "../../locales/messages";
import type { signInOperations } from "./operations";
import { usersIn } from "../users/store";
import { sessionsIn } from "../sessions/store";
import { knownDevicesIn } from "../sessions/known-device-store";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Handler } from "../../http/call";
import { command, commandOnCaller, isReplay } from "../../http/command";
import { revokeAllTokens } from "../api-tokens/revoke-all-tokens";
import { findKnownDevice } from "../sessions/known-device";
import { savePassword } from "./save-password";
import { sessionAttempt, throttleAttempt } from "../sessions/sign-in-throttle";

/** Wrong current passwords are counted like those of a step-up; known devices are forgotten, except for this one. */
export const changePassword: Handler<typeof signInOperations.changePassword> = async (call) => {
  const { context, actor, body, address, deviceToken, key } = call;
  const { user, sessionId } = actor;
  const attempt = sessionAttempt({ email: user.email, address }, sessionId);
  const isRight = () =>
    context.passwords.verify(user.password_hash, body.currentPassword, attempt.requester);
  const wrong = refuse("wrong_credentials", { field: "currentPassword" });
  // A replay gets the stored response: by then the current password has changed.
  if (await isReplay(context, user.id, key)) return command(call, () => Promise.resolve(wrong));
  const refusal = await throttleAttempt(context, attempt, async () =>
    (await isRight()) ? null : wrong,
  );
  if (refusal) return refusal;
  if (await context.passwords.verify(user.password_hash, body.newPassword, attempt.requester))
    return refuse("password_unchanged", { field: "newPassword" });
  const hash = await context.passwords.hash(body.newPassword, attempt.requester);
  return commandOnCaller(call, async (db) => {
    const row = await usersIn(db).byIdLocked(user.id);
    if (row?.password_hash !== user.password_hash) return refuse("changed_by_someone_else");
    const revoked = await revokeAllTokens(db, call, user.id);
    await savePassword(call, db, { user: row, hash, ended: "others", revoked });
    await sessionsIn(db).endOthersOf(user.id, sessionId);
    await knownDevicesIn(db).forgetOthersOf(
      user.id,
      await findKnownDevice(db, { deviceToken }, user.id),
    );
    const t = messagesIn(call.locale, "notices");
    await recordAudit(db, call, { action: "password.changed", subject: `user:${user.id}` });
    return {
      message:
        revoked === 0 ? t("passwordChanged") : t("passwordChangedTokens", { count: revoked }),
    };
  });
};
