import type { Operations } from "../../contract/operations";
import { audit } from "../audit";
import type { Handler } from "../call";

export const logout: Handler<Operations["auth"]["logout"]> = async (call) => {
  await call.context.storage.transaction(async (store) => {
    await store.sessions.end(call.actor.sessionId);
    await audit(store, call, { action: "session.closed", subject: `user:${call.actor.user.id}` });
  });
  return { message: "Signed out" };
};
