import type { ContactMessage } from "./schemas";
import type { ContactMessageRow } from "../../database/rows/record-rows";
import type { Context } from "../../http/context";
import { instantOf } from "../../kernel/instants";
import { openMessage } from "./sealed-message";

export function presentMessage(context: Context, row: ContactMessageRow): ContactMessage {
  return {
    id: row.id,
    ...openMessage(context, row),
    state: row.state,
    createdAt: instantOf(row.created_at),
    answeredAt: instantOf(row.answered_at),
  };
}
