import type { OutboxMessage } from "./schemas";
import { removedPerson } from "../users/labels";
import { staffIdOf } from "../users/person-of";
import type { OutboxRow } from "../../database/rows/mail-rows";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { instantOf } from "../../kernel/instants";

const states = {
  queued: "waiting",
  sending: "waiting",
  sent: "sent",
  failed: "failed",
} as const satisfies Record<OutboxRow["state"], OutboxMessage["state"]>;

/** `person` is the recipient; missing once they are deleted. */
export function presentOutbox(
  context: Context,
  row: OutboxRow,
  person: UserRow | undefined,
): OutboxMessage {
  const state = states[row.state];
  return {
    id: row.id,
    kind: row.kind,
    state,
    user: row.user_id,
    userDetails: {
      fullname: person?.fullname ?? removedPerson(context.settings.language),
      email: person?.email ?? "",
      staffId: person && staffIdOf(person),
    },
    attempts: row.attempts,
    createdAt: instantOf(row.created_at),
    nextAttemptAt:
      state === "waiting" ? instantOf(Math.max(row.created_at, row.next_attempt_at)) : undefined,
    sentAt: instantOf(row.sent_at),
    lastError: row.last_error ?? undefined,
    canRetry: isSendable(row, context.now()),
    canRead: row.contents !== null && isReadable(context),
  };
}

/** An email that is being sent right now can't be resent. */
export function isSendable({ state, contents, expires_at }: OutboxRow, now: number): boolean {
  return contents !== null && expires_at > now && (state === "queued" || state === "failed");
}

/** An email may contain a link into a user's account, so only the recipient may read it, except in a demo that sends no email (decision 016). */
export function isReadable({
  settings,
  mailDispatcher,
}: Pick<Context, "settings" | "mailDispatcher">): boolean {
  return settings.isDemo && mailDispatcher.mailer.storesMessages === true;
}
