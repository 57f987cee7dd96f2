import type { SecondFactorRow } from "../../database/rows/sign-in-rows";
import type { Context } from "../../http/context";

export function sealSecret(
  { vault }: Pick<Context, "vault">,
  userId: string,
  secret: string,
): string {
  return vault.seal(secret, secretAad(userId));
}

export function openSecret(
  { vault }: Pick<Context, "vault">,
  { user_id: userId, secret }: SecondFactorRow,
): string {
  return vault.open(secret, secretAad(userId));
}

function secretAad(userId: string): string {
  return `second-factor:${userId}`;
}
