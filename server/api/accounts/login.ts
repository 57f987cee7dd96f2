import type { Endpoints } from "../../contract/endpoints";
import { checkMaySignIn } from "../../domain/people";
import { refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { openSession } from "./open-session";
import { personOf } from "./person-of";
import { presentUser } from "./present-user";
import { admitGuess, forgiveGuesses } from "./sign-in-throttle";

export const login: Handler<Endpoints["auth"]["login"]> = async ({ context, body, address }) => {
  const { storage, passwords } = context;
  const admitted = await admitGuess(context, { email: body.email, address });
  if (!admitted) return refuse("too_many_attempts");
  const user = await storage.store.users.byEmail(body.email);
  const isRight = await passwords.verify(user?.password_hash ?? null, body.password);
  if (!user || !isRight) return refuse("wrong_credentials");
  await forgiveGuesses(context, admitted);
  const refusal = checkMaySignIn(personOf(user));
  if (refusal) return refusal;
  return storage.transaction(async (store) => {
    const token = await openSession(context, store, user.id);
    await audit(store, { context, actor: { user }, address }, { action: "session.opened", subject: `user:${user.id}` });
    return { access_token: token, user: presentUser(user) };
  });
};
