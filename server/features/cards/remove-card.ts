import type { cardOperations } from "./operations";
import { usersIn } from "../users/store";
import { cardsIn } from "./store";
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import { recordAudit } from "../audit/record-audit";
import type { Actor, Handler } from "../../http/call";
import { commandOnCaller } from "../../http/command";
import type { Context } from "../../http/context";
import { finishErasing } from "../documents/finish-erasing";
import { eraseCardSecrets, eraseNumber } from "./erase-card-secrets";

export const removeCard: Handler<typeof cardOperations.removeCard> = async (call) => {
  let erased: string[] = [];
  const answer = await commandOnCaller(call, async (db) => {
    erased = await dropCard(call, db);
    return { hasCard: false, cardInfo: { hasCard: false } };
  });
  if (erased.length > 0) await finishErasing(call.context, erased);
  return answer;
};

/**
 * Removes the saved card with all its secrets; returns the storage keys of files to delete after the commit.
 * With `keepsAwaited`, they stay until a pending deposit with the card is decided.
 */
export async function dropCard(
  call: { context: Context; actor: Actor; address: string | null },
  db: Db,
  { keepsAwaited = false } = {},
): Promise<string[]> {
  const { context, actor } = call;
  // One at a time: if two cards are saved simultaneously, the later one replaces the earlier one.
  await usersIn(db).byIdLocked(actor.user.id);
  const card = await cardsIn(db).inUse(actor.user.id);
  if (!card) return [];
  const isKept =
    keepsAwaited &&
    (await transactionsIn(db).isCardAwaited({ id: "", user_id: actor.user.id, card_id: card.id }));
  const files = isKept
    ? []
    : [...(await eraseCardSecrets(context, db, card.id)), ...(await eraseNumber(db, card))];
  await cardsIn(db).update(card.id, { removed_at: context.now() });
  await recordAudit(db, call, {
    action: "card.removed",
    subject: `card:${card.id}`,
    before: `${card.brand} ${card.last_four}`,
    about: actor.user,
  });
  return files;
}
