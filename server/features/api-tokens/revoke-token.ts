import { messagesIn } from "../../locales/messages";
import type { apiTokenOperations } from "./operations";
import { apiTokensIn } from "./store";
import { refuse } from "../../kernel/refusal";
import { recordSecurityChange } from "../sessions/record-security-change";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";

export const revokeToken: Handler<typeof apiTokenOperations.revoke> = (call) =>
  command(call, async (db) => {
    const { context, actor, params } = call;
    if (!(await apiTokensIn(db).revokeOwn(params.id ?? "", actor.user.id, context.now())))
      return refuse("not_found");
    await recordSecurityChange(db, call, { change: "api_token.revoked", userId: actor.user.id });
    return { message: messagesIn(call.locale, "notices")("tokenRevoked") };
  });
