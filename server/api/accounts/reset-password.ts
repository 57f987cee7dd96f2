import type { Operations } from "../../contract/operations";
import { isRefusal, refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command, isRepeated } from "../command";
import { strangerFrom } from "../callers/requester";
import { visitors } from "../callers/standing";
import { revokeAllTokens, revokedSentence } from "../api-tokens/revoke-all-tokens";
import { finishErasing } from "../background/finish-erasing";
import { clearedSentence } from "../mail/messages/passwords";
import { clearTraces, mayHoldTraces } from "./clear-unverified";
import { rememberDevice } from "./known-device";
import { savePassword } from "./save-password";
import { forgetGuesses } from "./sign-in-throttle";
import { isGood, useLink } from "./use-link";

const changed = "Your password was changed. Sign in with the new one.";

/**
 * Whoever has the link has the mailbox: the password is new, everybody is signed out, and the address counts as confirmed.
 * The device that opened it is known from then on, so that guesses that go on do not hold up the owner.
 */
export const resetPassword: Handler<Operations["auth"]["resetPassword"]> = async (call) => {
  const { context, body, address, key } = call;
  const opened = { token: body.token, purpose: "password_reset" } as const;
  // Asked before the password is hashed, since that takes long.
  const isOpen = await isGood(context, opened);
  if (!isOpen && !(await isRepeated(context, visitors.user.id, key))) return refuse("link_expired");
  const hash = isOpen
    ? await context.passwords.hash(body.password, { ...strangerFrom(address), isKnown: true })
    : "";
  let deviceToken: string | undefined;
  let files: readonly string[] = [];
  // The token stays out of what the key remembers.
  const made = await command({ ...call, actor: visitors }, async (store) => {
    const row = await useLink(context, store, opened);
    if (isRefusal(row)) return row;
    const user = { ...row, email_verified_at: row.email_verified_at ?? context.now() };
    const own = { context, actor: { user }, address };
    const isCleared = mayHoldTraces(row);
    if (isCleared) files = await clearTraces(store, own);
    await store.users.update(user.id, { email_verified_at: user.email_verified_at });
    const revoked = await revokeAllTokens(store, own, user.id);
    await savePassword(call, store, { user, hash, ended: "all", revoked, isCleared });
    await store.sessions.endAllOf(user.id);
    await forgetGuesses(store, { email: user.email, address });
    await store.knownDevices.forgetOthersOf(user.id, null);
    deviceToken = await rememberDevice(call, store, user.id);
    await audit(store, own, { action: "password.reset", subject: `user:${user.id}` });
    return {
      message: [changed, revokedSentence(revoked), isCleared ? clearedSentence : ""]
        .filter(Boolean)
        .join(" "),
    };
  });
  if (files.length > 0) await finishErasing(context, files);
  return isRefusal(made) || deviceToken === undefined ? made : { ...made, deviceToken };
};
