// A visitor's message is encrypted as a whole, so that a copy of the database doesn't reveal who wrote what.
import { ContactBody } from "./schemas";
import type { ContactMessageRow } from "../../database/rows/record-rows";
import type { Context } from "../../http/context";

export function sealMessage(
  { vault }: Pick<Context, "vault">,
  id: string,
  message: ContactBody,
): string {
  return vault.seal(JSON.stringify(message), messageAad(id));
}

export function openMessage(
  { vault }: Pick<Context, "vault">,
  { id, sealed }: ContactMessageRow,
): ContactBody {
  return ContactBody.parse(JSON.parse(vault.open(sealed, messageAad(id))));
}

function messageAad(id: string): string {
  return `contact:${id}`;
}
