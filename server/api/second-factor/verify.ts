import type { Endpoints } from "../../contract/endpoints";
import { refuse } from "../../domain/refusal";
import { noteSecurityChange } from "../accounts/note-security-change";
import { enterAs } from "../accounts/open-session";
import { tryGuess } from "../accounts/sign-in-throttle";
import type { Handler } from "../call";
import { hashToken } from "../callers/identify";
import { useCode, type CodeUsed } from "./use-code";

/** Wrong codes count together with wrong passwords: who knows the password has no more guesses than who does not. */
export const verify: Handler<Endpoints["secondFactor"]["verify"]> = async (call) => {
  const { context, body, address } = call;
  const { storage } = context;
  const challenge = hashToken(body.challenge);
  const user = await storage.store.pendingSignIns.live(challenge, context.now());
  if (!user) return refuse("sign_in_expired");
  let used: CodeUsed | null = null;
  const refusal = await tryGuess(context, { email: user.email, address }, async () => {
    used = await storage.transaction((store) => useCode(context, store, { userId: user.id, typed: body.code }));
    return used === null ? refuse("code_wrong", { field: "code" }) : null;
  });
  if (refusal) return refusal;
  return storage.transaction(async (store) => {
    if (!(await store.pendingSignIns.take(challenge))) return refuse("sign_in_expired");
    if (used === "recovery") await noteSecurityChange(store, { ...call, actor: { user } }, { change: "second_factor.recovery_code_used", userId: user.id });
    return enterAs(call, store, user, { withCode: true });
  });
};
