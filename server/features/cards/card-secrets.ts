// Stored card numbers and CVVs: encrypted by the vault, each bound to its card.
import type { Vault } from "../../kernel/vault";
import type { CardSecretRow } from "../../database/schema";

type CardSecretKey = Pick<CardSecretRow, "card_id" | "kind">;

export function sealCardSecret(vault: Vault, key: CardSecretKey, secret: string): string {
  return vault.seal(secret, cardAad(key));
}

/** The card secrets that are still stored. */
export function openCardSecrets(
  vault: Vault,
  rows: readonly CardSecretRow[],
): Partial<Record<CardSecretRow["kind"], string>> {
  return Object.fromEntries(rows.map((row) => [row.kind, vault.open(row.sealed, cardAad(row))]));
}

function cardAad({ card_id, kind }: CardSecretKey): string {
  return `card:${card_id}:${kind}`;
}
