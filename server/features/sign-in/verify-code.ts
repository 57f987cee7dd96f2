import type { signInCodeOperations } from "./code-operations";
import { pendingSignInsIn } from "../sessions/pending-sign-in-store";
import { isRefusal, refuse } from "../../kernel/refusal";
import { findKnownDevice } from "../sessions/known-device";
import { recordSecurityChange } from "../sessions/record-security-change";
import { completeSignIn } from "./open-session";
import { clearOwnFailedAttempts } from "../sessions/sign-in-throttle";
import type { Handler } from "../../http/call";
import { hashToken } from "../../kernel/hash-token";
import { checkSignInCode } from "../second-factor/check-sign-in-code";

/** Wrong codes are counted per account: a stolen password allows few, and wrong passwords don't use them up. */
export const verifySignInCode: Handler<typeof signInCodeOperations.verify> = async (call) => {
  const { context, body, address } = call;
  const { storage } = context;
  const challenge = hashToken(body.challenge);
  const user = await pendingSignInsIn(storage.db).live(challenge, context.now());
  if (!user) return refuse("sign_in_expired");
  const verified = await checkSignInCode(context, {
    user,
    address,
    knownDevice: await findKnownDevice(storage.db, call, user.id),
    code: body.code,
  });
  if (isRefusal(verified)) return verified;
  return storage.transaction(async (db) => {
    if (!(await pendingSignInsIn(db).consume(challenge))) return refuse("sign_in_expired");
    if (verified.used === "recovery")
      await recordSecurityChange(
        db,
        { ...call, actor: { user } },
        { change: "second_factor.recovery_code_used", userId: user.id },
      );
    await clearOwnFailedAttempts(db, { email: user.email, address });
    // Both steps: a code that an API client sends doesn't make a page's password its own.
    const isApiClient = call.isApiClient && user.by_api_client === 1;
    return completeSignIn({ ...call, isApiClient }, db, user, { withCode: true });
  });
};
