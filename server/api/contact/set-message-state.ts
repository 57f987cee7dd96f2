import type { Operations } from "../../contract/operations";
import { isRefusal, refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command } from "../command";
import { presentMessage } from "./present-message";

/** Notes that somebody has answered, or that it was a mistake to say so. Said twice it counts once. */
export const setMessageState: Handler<Operations["contact"]["setState"]> = async (call) => {
  const { context, params, body } = call;
  const set = await command(call, async (store) => {
    const id = params.id ?? "";
    const answeredAt = body.state === "answered" ? context.now() : null;
    const isNew = await store.contactMessages.setState(id, {
      state: body.state,
      answered_at: answeredAt,
    });
    if (!isNew && !(await store.contactMessages.byId(id))) return refuse("not_found");
    if (isNew)
      await audit(store, call, { action: `contact.${body.state}`, subject: `contact:${id}` });
    return { id };
  });
  if (isRefusal(set)) return set;
  // Opened only now: what a command answers is kept beside its key, and that in clear.
  const row = await context.storage.store.contactMessages.byId(set.id);
  return row ? presentMessage(context, row) : refuse("not_found");
};
