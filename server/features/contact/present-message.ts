import type { ContactMessage } from "./schemas";
import type { ContactMessageRow } from "../../database/rows/record-rows";
import type { Context } from "../../http/context";
import { openMessage } from "./sealed-message";

export function presentMessage(context: Context, row: ContactMessageRow): ContactMessage {
  return {
    id: row.id,
    ...openMessage(context, row),
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
    answeredAt: row.answered_at === null ? undefined : new Date(row.answered_at).toISOString(),
  };
}
