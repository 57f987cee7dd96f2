import { messagesIn } from "../../locales/messages";
import type { signInOperations } from "./operations";
import { sessionsIn } from "../sessions/store";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { revokeAllTokens } from "../api-tokens/revoke-all-tokens";
import { mailSecurityChange } from "../sessions/record-security-change";

export const endSession: Handler<typeof signInOperations.endSession> = (call) =>
  command(call, async (db) => {
    const { actor, params } = call;
    if (!(await sessionsIn(db).endOwn(params.id ?? "", actor.user.id))) return refuse("not_found");
    await recordAudit(db, call, { action: "session.closed", subject: `user:${actor.user.id}` });
    return { message: messagesIn(call.locale, "notices")("deviceSignedOut") };
  });

export const endOtherSessions: Handler<typeof signInOperations.endOtherSessions> = (call) =>
  command(call, async (db) => {
    const { actor } = call;
    await sessionsIn(db).endOthersOf(actor.user.id, actor.sessionId);
    const { id: userId } = actor.user;
    await recordAudit(db, call, { action: "session.others_closed", subject: `user:${userId}` });
    const revoked = await revokeAllTokens(db, call, userId);
    const t = messagesIn(call.locale, "notices");
    if (revoked === 0) return { message: t("otherDevicesSignedOut") };
    await mailSecurityChange(db, call, {
      what: { revokedTokens: revoked },
      userId,
    });
    return { message: t("otherDevicesSignedOutTokens", { count: revoked }) };
  });
