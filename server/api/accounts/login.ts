import type { Endpoints } from "../../contract/endpoints";
import { isRefusal, refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { enterAs } from "./open-session";
import { tryPassword } from "./sign-in-throttle";

export const login: Handler<Endpoints["auth"]["login"]> = async (call) => {
  const { context, body, address } = call;
  const user = await context.storage.store.users.byEmail(body.email);
  const isRight = await tryPassword(context, { email: body.email, address }, { typed: body.password, hash: user?.password_hash ?? null });
  if (isRefusal(isRight)) return isRight;
  if (!user || !isRight) return refuse("wrong_credentials");
  return context.storage.transaction((store) => enterAs(call, store, user.id));
};
