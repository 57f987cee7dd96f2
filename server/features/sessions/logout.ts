import { messagesIn } from "../../locales/messages";
import type { sessionOperations } from "./operations";
import { sessionsIn } from "./store";
import { recordAudit } from "../audit/record-audit";
import type { Handler } from "../../http/call";

export const logout: Handler<typeof sessionOperations.logout> = async (call) => {
  await call.context.storage.transaction(async (db) => {
    await sessionsIn(db).end(call.actor.sessionId);
    await recordAudit(db, call, {
      action: "session.closed",
      subject: `user:${call.actor.user.id}`,
    });
  });
  return { message: messagesIn(call.locale, "notices")("signedOut") };
};
