import type { Endpoints } from "../../contract/endpoints";
import { isRefusal, refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command } from "../command";
import { savePassword } from "./save-password";
import { tryPassword } from "./sign-in-throttle";

/** Guesses at the current password count together with those at sign-in. */
export const changePassword: Handler<Endpoints["auth"]["changePassword"]> = async (call) => {
  const { context, actor, body, address } = call;
  const { user, sessionId } = actor;
  const isRight = await tryPassword(context, { email: user.email, address }, { typed: body.currentPassword, hash: user.password_hash });
  if (isRefusal(isRight)) return isRight;
  if (!isRight) return refuse("wrong_credentials", { field: "currentPassword" });
  const hash = await context.passwords.hash(body.newPassword);
  return command(call, async (store) => {
    const row = await store.users.byIdLocked(user.id);
    if (row?.password_hash !== user.password_hash) return refuse("changed_by_someone_else");
    await savePassword(call, store, { user: row, hash, ended: "others" });
    await store.sessions.endOthersOf(user.id, sessionId);
    await audit(store, call, { action: "password.changed", subject: `user:${user.id}` });
    return { message: "Your password was changed" };
  });
};
