import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { contentsOf } from "../mail/send-due";
import { isReadable, presentOutbox } from "./present-outbox";

/** What a message of a demonstration says. Outside of one there is no such call, for whoever asks. */
export const readOutbox: Handler<Operations["outbox"]["read"]> = async (call) => {
  const { context, actor, params } = call;
  const { storage } = context;
  const row = isReadable(context) ? await storage.store.outbox.byId(params.id ?? "") : undefined;
  const contents = row && (await contentsOf(context, row));
  if (!row || !contents) return refuse("not_found");
  const person = await storage.store.users.byId(row.user_id);
  if (row.user_id !== actor.user.id) {
    await storage.transaction((store) =>
      audit(store, call, { action: "mail.seen", subject: `mail:${row.id}`, about: person }),
    );
  }
  const { to, subject, text } = contents;
  return { message: presentOutbox(context, row, person), to, subject, text };
};
