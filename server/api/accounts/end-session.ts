import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command } from "../command";
import { revokeAllTokens, revokedSentence } from "../api-tokens/revoke-all-tokens";
import { mailSecurityChange } from "./note-security-change";

export const endSession: Handler<Operations["auth"]["endSession"]> = (call) =>
  command(call, async (store) => {
    const { actor, params } = call;
    if (!(await store.sessions.endOwn(params.id ?? "", actor.user.id))) return refuse("not_found");
    await audit(store, call, { action: "session.closed", subject: `user:${actor.user.id}` });
    return { message: "Signed out there" };
  });

const signedOut = "Signed out everywhere else";

export const endOtherSessions: Handler<Operations["auth"]["endOtherSessions"]> = (call) =>
  command(call, async (store) => {
    const { actor } = call;
    await store.sessions.endOthersOf(actor.user.id, actor.sessionId);
    const { id: userId } = actor.user;
    await audit(store, call, { action: "session.others_closed", subject: `user:${userId}` });
    const revoked = await revokeAllTokens(store, call, userId);
    if (revoked === 0) return { message: signedOut };
    const words = revokedSentence(revoked);
    await mailSecurityChange(store, call, {
      what: `You were signed out everywhere else. ${words}`,
      userId,
    });
    return { message: `${signedOut}. ${words}` };
  });
