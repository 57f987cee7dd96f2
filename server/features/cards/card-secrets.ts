// Number and CVV at rest: sealed by the vault, each bound to its card.
import type { Vault } from "../../kernel/vault";
import type { CardSecretRow } from "../../database/schema";

type Place = Pick<CardSecretRow, "card_id" | "kind">;

export function sealCardSecret(vault: Vault, place: Place, secret: string): string {
  return vault.seal(secret, bound(place));
}

/** What is still kept of a card's secrets. */
export function openCardSecrets(
  vault: Vault,
  rows: readonly CardSecretRow[],
): Partial<Record<CardSecretRow["kind"], string>> {
  return Object.fromEntries(rows.map((row) => [row.kind, vault.open(row.sealed, bound(row))]));
}

function bound({ card_id, kind }: Place): string {
  return `card:${card_id}:${kind}`;
}
