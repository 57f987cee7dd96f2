import type { DocumentRow } from "../../database/schema";
import { asName } from "../../kernel/typed-text";

/** The URL of a document, for users with access. */
export function documentAddress(id: string): string {
  return `/api/documents/${id}`;
}

/** Names of earlier uploads may still have characters that can't be seen, or that turn the direction of writing. */
export const shownFileName = ({ file_name: name }: Pick<DocumentRow, "file_name">): string =>
  asName(name) || "file";
