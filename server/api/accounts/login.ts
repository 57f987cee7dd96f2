import type { Endpoints } from "../../contract/endpoints";
import { isRefusal, refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { noteRefusedSignIn } from "../callers/note-refusal";
import { checkPassword } from "./check-password";
import { enterAs } from "./open-session";
import { tryGuess } from "./sign-in-throttle";

/** Whose sign-in asks for a code gets a challenge in place of a session. */
export const login: Handler<Endpoints["auth"]["login"]> = async (call) => {
  const { context, body, address } = call;
  const user = await context.storage.store.users.byEmail(body.email);
  const refusal = await tryGuess(context, { email: body.email, address }, () => checkPassword(context, user, body.password));
  if (!user || (refusal && refusal.refused !== "second_factor_needed")) return refusal ?? refuse("wrong_credentials");
  const entered = await context.storage.transaction((store) => enterAs(call, store, user));
  if (isRefusal(entered) && entered.refused === "account_suspended") noteRefusedSignIn(context, { email: user.email, address }, entered.refused);
  return entered;
};
