// Writes a message into the outbox, in the database transaction of whatever it tells about: both happen, or neither.
import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Context } from "../context";
import { personalVaultFor } from "../personal-data/personal-key";
import type { Letter } from "./letter";
import { renderLetter } from "./render-letter";

const usefulMinutes = 3 * 24 * 60;

export async function queueLetter(context: Context, store: Store, person: UserRow, letter: Letter): Promise<void> {
  // Somebody who was deleted this very moment has no key, and gets nothing.
  const vault = await personalVaultFor(context, store, person);
  if (!vault || person.email === "") return;
  const id = context.newId();
  const now = context.now();
  await store.outbox.insert({
    id,
    user_id: person.id,
    kind: letter.kind,
    state: "queued",
    contents: vault.seal(JSON.stringify({ to: person.email, ...renderLetter(letter, context.settings.publicUrl) }), bound(id)),
    attempts: 0,
    next_attempt_at: now,
    expires_at: now + (letter.usefulMinutes ?? usefulMinutes) * 60_000,
    created_at: now,
    sent_at: null,
    last_error: null,
  });
  context.post.wake();
}

/** What binds sealed contents to their row. */
export function bound(id: string): string {
  return `outbox:${id}`;
}
