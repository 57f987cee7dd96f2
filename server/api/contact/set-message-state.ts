import type { Endpoints } from "../../contract/endpoints";
import { refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command } from "../command";
import { presentMessage } from "./present-message";

/** Notes that somebody has answered, or that it was a mistake to say so. Said twice it counts once. */
export const setMessageState: Handler<Endpoints["contact"]["setState"]> = (call) =>
  command(call, async (store) => {
    const { context, params, body } = call;
    const id = params.id ?? "";
    const answeredAt = body.state === "answered" ? context.now() : null;
    const isNew = await store.contactMessages.setState(id, { state: body.state, answered_at: answeredAt });
    const row = await store.contactMessages.byId(id);
    if (!row) return refuse("not_found");
    if (isNew) await audit(store, call, { action: `contact.${body.state}`, subject: `contact:${id}` });
    return presentMessage(context, row);
  });
