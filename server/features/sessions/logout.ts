import type { sessionOperations } from "./operations";
import { sessionsIn } from "./store";
import { audit } from "../audit/write-audit";
import type { Handler } from "../../http/call";

export const logout: Handler<typeof sessionOperations.logout> = async (call) => {
  await call.context.storage.transaction(async (db) => {
    await sessionsIn(db).end(call.actor.sessionId);
    await audit(db, call, { action: "session.closed", subject: `user:${call.actor.user.id}` });
  });
  return { message: "Signed out" };
};
