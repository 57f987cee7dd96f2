import type { Operations } from "../../contract/operations";
import { isRefusal, refuse } from "../../domain/refusal";
import { findKnownDevice } from "../accounts/known-device";
import { noteSecurityChange } from "../accounts/note-security-change";
import { enterAs } from "../accounts/open-session";
import { forgetOwnGuesses } from "../accounts/sign-in-throttle";
import type { Handler } from "../call";
import { hashToken } from "../callers/identify";
import { proveCode } from "./prove-code";

/** Wrong codes are counted for the account: a known password buys few, and wrong passwords take none of them. */
export const verify: Handler<Operations["secondFactor"]["verify"]> = async (call) => {
  const { context, body, address } = call;
  const { storage } = context;
  const challenge = hashToken(body.challenge);
  const user = await storage.store.pendingSignIns.live(challenge, context.now());
  if (!user) return refuse("sign_in_expired");
  const proven = await proveCode(context, {
    user,
    address,
    knownDevice: await findKnownDevice(storage.store, call, user.id),
    code: body.code,
  });
  if (isRefusal(proven)) return proven;
  return storage.transaction(async (store) => {
    if (!(await store.pendingSignIns.take(challenge))) return refuse("sign_in_expired");
    if (proven.used === "recovery")
      await noteSecurityChange(
        store,
        { ...call, actor: { user } },
        { change: "second_factor.recovery_code_used", userId: user.id },
      );
    await forgetOwnGuesses(store, { email: user.email, address });
    return enterAs(call, store, user, { withCode: true });
  });
};
