import type { Endpoints } from "../../contract/endpoints";
import { audit } from "../audit";
import type { Handler } from "../call";

export const logout: Handler<Endpoints["auth"]["logout"]> = async (call) => {
  await call.context.storage.transaction(async (store) => {
    await store.sessions.end(call.actor.sessionId);
    await audit(store, call, { action: "session.closed", subject: `user:${call.actor.user.id}` });
  });
  return { message: "Signed out" };
};
