import type { Operations } from "../../contract/operations";
import { isRefusal, refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command } from "../command";
import { personalVaultFor } from "../personal-data/personal-key";
import { bound, presentNotes } from "./present-notes";

export const addNote: Handler<Operations["notes"]["add"]> = async (call) => {
  const { context, actor, params, body } = call;
  const userId = params.id ?? "";
  const added = await command(call, async (store) => {
    const vault = await personalVaultFor(context, store, { id: userId });
    if (!vault) return refuse("not_found");
    const id = context.newId();
    await store.notes.append({
      id,
      user_id: userId,
      author_id: actor.user.id,
      sealed: vault.seal(body.text, bound(id)),
      visibility: body.visibility,
      created_at: context.now(),
    });
    await audit(store, call, {
      action: body.visibility === "shared" ? "note.shared" : "note.added",
      subject: `user:${userId}`,
    });
    return { id };
  });
  if (isRefusal(added)) return added;
  // Opened only now: what a command answers is kept beside its key, and that in clear.
  const row = await context.storage.store.notes.byId(added.id);
  const [note] = row ? await presentNotes(context, userId, [row]) : [];
  return note ?? refuse("not_found");
};

export const listNotes: Handler<Operations["notes"]["list"]> = async ({ context, params }) => {
  const { store } = context.storage;
  const person = await store.users.byId(params.id ?? "");
  if (!person) return refuse("not_found");
  return { notes: await presentNotes(context, person.id, await store.notes.ofUser(person.id)) };
};
