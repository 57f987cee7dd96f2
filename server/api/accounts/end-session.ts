import type { Endpoints } from "../../contract/endpoints";
import { refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command } from "../command";

export const endSession: Handler<Endpoints["auth"]["endSession"]> = (call) =>
  command(call, async (store) => {
    const { actor, params } = call;
    if (!(await store.sessions.endOwn(params.id ?? "", actor.user.id))) return refuse("not_found");
    await audit(store, call, { action: "session.closed", subject: `user:${actor.user.id}` });
    return { message: "Signed out there" };
  });

export const endOtherSessions: Handler<Endpoints["auth"]["endOtherSessions"]> = (call) =>
  command(call, async (store) => {
    const { actor } = call;
    await store.sessions.endOthersOf(actor.user.id, actor.sessionId);
    await audit(store, call, { action: "session.others_closed", subject: `user:${actor.user.id}` });
    return { message: "Signed out everywhere else" };
  });
