import { messagesIn } from "../../locales/messages";
import type { passwordResetOperations } from "./password-reset-operations";
import { mayJoin, staffStateOf } from "../users/rules";
import { usersIn } from "../users/store";
import { sessionsIn } from "../sessions/store";
import { knownDevicesIn } from "../sessions/known-device-store";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Call, Handler } from "../../http/call";
import { command, isReplay, visitors } from "../../http/command";
import { unknownRequester } from "../users/requester";
import { revokeAllTokens } from "../api-tokens/revoke-all-tokens";
import { finishErasing } from "../documents/finish-erasing";
import { clearUnverifiedData, mayHoldUnverifiedData } from "./clear-unverified";
import { rememberDevice } from "../sessions/known-device";
import { savePassword } from "../sign-in/save-password";
import { clearFailedAttempts } from "../sessions/sign-in-throttle";
import { lockEmailRequests } from "../second-approval/end-requests";
import { ownerOf, useLink } from "../email/use-link";

type Reset = Call<typeof passwordResetOperations.resetPassword>;

/** The one that staff set must not stay. */
async function isInitialPassword({ context, body, address }: Reset, id: string): Promise<boolean> {
  const row = await usersIn(context.storage.db).byId(id);
  if (!row || row.initial_password_until === null) return false;
  const requester = { ...unknownRequester(address), isKnown: true };
  return context.passwords.verify(row.password_hash, body.password, requester);
}

/**
 * The link proves access to the mailbox: sets the password, ends all sessions, and marks the address as confirmed.
 * The device that opened it becomes a known device, so that others' failed attempts don't slow the owner down.
 */
export const resetPassword: Handler<typeof passwordResetOperations.resetPassword> = async (
  call,
) => {
  const { context, body, address, key } = call;
  const opened = { token: body.token, purpose: "password_reset" } as const;
  // Checked before the password is hashed, which is slow.
  const owner = await ownerOf(context, opened);
  if (!owner && !(await isReplay(context, visitors.user.id, key))) return refuse("link_expired");
  const sameAsInitial = owner !== undefined && (await isInitialPassword(call, owner));
  if (sameAsInitial) return refuse("password_unchanged", { field: "password" });
  const hash = owner
    ? await context.passwords.hash(body.password, { ...unknownRequester(address), isKnown: true })
    : "";
  let deviceToken: string | undefined;
  let files: readonly string[] = [];
  // The device token isn't part of the response stored under the key.
  const made = await command({ ...call, actor: visitors }, async (db) => {
    if (owner) await lockEmailRequests(db, owner);
    const row = await useLink(context, db, opened);
    if (isRefusal(row)) return row;
    const user = { ...row, email_verified_at: row.email_verified_at ?? context.now() };
    const isJoining = row.role === "admin" && staffStateOf(row) === "invited";
    if (isJoining && !mayJoin(row)) return refuse("link_expired");
    const own = { context, actor: { user }, address };
    const isCleared = mayHoldUnverifiedData(row);
    if (isCleared) files = await clearUnverifiedData(db, own);
    await usersIn(db).update(user.id, {
      email_verified_at: user.email_verified_at,
      // New roles count from now and not from the invitation: they couldn't be used before.
      ...(isJoining && {
        account_status: "active",
        version: row.version + 1,
        role_grant_at: context.now(),
      }),
    });
    const revoked = await revokeAllTokens(db, own, user.id);
    await savePassword(call, db, {
      user,
      hash,
      ended: "all",
      revoked,
      isCleared,
      isFirst: row.password_hash === "",
    });
    await sessionsIn(db).endAllOf(user.id);
    await clearFailedAttempts(db, { email: user.email, address });
    await knownDevicesIn(db).forgetOthersOf(user.id, null);
    deviceToken = await rememberDevice(call, db, user.id);
    const t = messagesIn(call.locale, "notices");
    const action = isJoining ? "staff.joined" : "password.reset";
    await recordAudit(db, own, { action, subject: `user:${user.id}` });
    return {
      message: [
        t(row.password_hash === "" ? "passwordChosen" : "passwordReset"),
        ...(revoked > 0 ? [t("tokensRevoked", { count: revoked })] : []),
        ...(isCleared ? [t("accountCleared")] : []),
      ].join(" "),
    };
  });
  if (files.length > 0) await finishErasing(context, files);
  return isRefusal(made) || deviceToken === undefined ? made : { ...made, deviceToken };
};
