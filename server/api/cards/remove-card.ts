import type { Operations } from "../../contract/operations";
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import type { Actor, Handler } from "../call";
import { command } from "../command";
import type { Context } from "../context";
import { finishErasing } from "../background/finish-erasing";
import { eraseCardSecrets } from "./erase-card-secrets";

export const removeCard: Handler<Operations["wallets"]["removeCard"]> = async (call) => {
  let erased: string[] = [];
  const answer = await command(call, async (store) => {
    erased = await dropCard(call, store);
    return { hasCard: false };
  });
  if (erased.length > 0) await finishErasing(call.context, erased);
  return answer;
};

/** Takes the card in use out of use with all its secrets; returns the storage keys of files to remove after the commit. */
export async function dropCard(
  call: { context: Context; actor: Actor; address: string | null },
  store: Store,
): Promise<string[]> {
  const { context, actor } = call;
  // One at a time: of two cards saved at once the later one replaces the earlier one.
  await store.users.byIdLocked(actor.user.id);
  const card = await store.cards.inUse(actor.user.id);
  if (!card) return [];
  const files = await eraseCardSecrets(context, store, card.id);
  await store.cards.eraseSecret(card.id, "number");
  const front = card.front_document_id
    ? await store.documents.byId(card.front_document_id)
    : undefined;
  if (front) await store.documents.remove(front.id);
  await store.cards.update(card.id, { removed_at: context.now(), front_document_id: null });
  await audit(store, call, {
    action: "card.removed",
    subject: `card:${card.id}`,
    before: `${card.brand} ${card.last_four}`,
    about: actor.user,
  });
  return front ? [...files, front.storage_key] : files;
}
