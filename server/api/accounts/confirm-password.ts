import type { Endpoints } from "../../contract/endpoints";
import { isRefusal, refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { confirmedUntil } from "./confirmed";
import { tryPassword } from "./sign-in-throttle";

/** Guesses here count together with those at sign-in: a stolen session buys no more tries. */
export const confirmPassword: Handler<Endpoints["auth"]["confirmPassword"]> = async (call) => {
  const { context, actor, body, address } = call;
  const { user, sessionId } = actor;
  const isRight = await tryPassword(context, { email: user.email, address }, { typed: body.password, hash: user.password_hash });
  if (isRefusal(isRight)) return isRight;
  if (!isRight) return refuse("wrong_credentials", { field: "password" });
  const now = context.now();
  await context.storage.transaction(async (store) => {
    await store.sessions.confirm(sessionId, now);
    await audit(store, call, { action: "session.confirmed", subject: `user:${user.id}` });
  });
  return { confirmedUntil: new Date(confirmedUntil(now)).toISOString() };
};
