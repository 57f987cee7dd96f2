import type { noteOperations } from "./operations";
import { notesIn } from "./store";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Call, Handler } from "../../http/call";
import { command } from "../../http/command";
import { presentNotes } from "./present-notes";

type PinEndpoint = typeof noteOperations.pin | typeof noteOperations.unpin;

export const pinNote: Handler<typeof noteOperations.pin> = (call) => setPinned(call, true);
export const unpinNote: Handler<typeof noteOperations.unpin> = (call) => setPinned(call, false);

async function setPinned(call: Call<PinEndpoint>, isPinned: boolean) {
  const { context, params } = call;
  const id = params.id ?? "";
  const done = await command(call, async (db) => {
    const note = await notesIn(db).byId(id);
    if (!note) return refuse("not_found");
    if (await notesIn(db).setPinned(id, isPinned ? context.now() : null))
      await recordAudit(db, call, {
        action: isPinned ? "note.pinned" : "note.unpinned",
        subject: `user:${note.user_id}`,
      });
    return { id };
  });
  if (isRefusal(done)) return done;
  // Decrypted after the command, whose response is stored unencrypted.
  const row = await notesIn(context.storage.db).byId(id);
  const [note] = row ? await presentNotes(context, row.user_id, [row]) : [];
  return note ?? refuse("not_found");
}
