import type { noteOperations } from "./operations";
import { notesIn } from "./store";
import { usersIn } from "../users/store";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Handler, Call } from "../../http/call";
import { command } from "../../http/command";
import { personalVaultFor } from "../users/personal-key";
import { noteAad, presentNotes } from "./present-notes";

export const addNote: Handler<typeof noteOperations.add> = async (call) => {
  const { context, actor, params, body } = call;
  const userId = params.id ?? "";
  const added = await command(call, async (db) => {
    const vault = await personalVaultFor(context, db, { id: userId });
    if (!vault) return refuse("not_found");
    const id = context.newId();
    await notesIn(db).append({
      id,
      user_id: userId,
      author_id: actor.user.id,
      sealed: vault.seal(body.text, noteAad(id)),
      visibility: body.visibility,
      pinned_at: null,
      created_at: context.now(),
    });
    await recordAudit(db, call, {
      action: body.visibility === "shared" ? "note.shared" : "note.added",
      subject: `user:${userId}`,
    });
    return { id };
  });
  if (isRefusal(added)) return added;
  // Decrypted only now: a command's response is stored with its key, unencrypted.
  const row = await notesIn(context.storage.db).byId(added.id);
  const [note] = row ? await presentNotes(context, userId, [row]) : [];
  return note ?? refuse("not_found");
};

export const listNotes: Handler<typeof noteOperations.list> = async ({ context, params }) => {
  const { db } = context.storage;
  const person = await usersIn(db).byId(params.id ?? "");
  if (!person) return refuse("not_found");
  return { notes: await presentNotes(context, person.id, await notesIn(db).ofUser(person.id)) };
};

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
