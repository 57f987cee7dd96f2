// Queues an email in the database transaction of the change it reports: both happen, or neither.
import type { Insertable } from "kysely";
import { outboxIn } from "./store";
import type { Db } from "../../database/db";
import type { OutboxRow } from "../../database/rows/mail-rows";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { personalVaultFor } from "../users/personal-key";
import type { LocalizedEmail } from "./email-template";
import { isOffered } from "../../locales/languages";
import { staffLocaleOf, type Locale } from "../../locales/locale";
import type { MailKind } from "./labels";
import { renderEmail } from "./render-email";

const usefulMinutes = 3 * 24 * 60;
/** An email with a link that expires is sent before others that were queued within the last hour. */
const headStartMs = 60 * 60_000;

export interface QueuedEmail {
  readonly person: UserRow;
  readonly email: LocalizedEmail;
}

export const queueEmail = (
  context: Context,
  db: Db,
  person: UserRow,
  email: LocalizedEmail,
): Promise<void> => queueEmails(context, db, [{ person, email }]);

export async function queueEmails(
  context: Context,
  db: Db,
  emails: readonly QueuedEmail[],
): Promise<void> {
  const rows: Insertable<OutboxRow>[] = [];
  for (const one of emails) {
    const row = await rowOf(context, db, one);
    if (row) rows.push(row);
  }
  if (rows.length === 0) return;
  await outboxIn(db).insert(rows);
  context.mailDispatcher.notify();
}

async function rowOf(
  context: Context,
  db: Db,
  { person, email: localized }: QueuedEmail,
): Promise<Insertable<OutboxRow> | null> {
  const { language, publicUrl } = context.settings;
  const locale = languageFor(person, language);
  const template = localized(locale);
  // A user who was just deleted has no key and gets no email.
  const vault = await personalVaultFor(context, db, person);
  if (!vault || person.email === "" || !mayReceive(person, template.kind)) return null;
  const id = context.newId();
  const now = context.now();
  return {
    id,
    user_id: person.id,
    kind: template.kind,
    state: "queued",
    contents: vault.seal(
      JSON.stringify({ to: person.email, ...renderEmail(template, { publicUrl, locale }) }),
      outboxAad(id),
    ),
    attempts: 0,
    next_attempt_at: template.usefulMinutes === undefined ? now : now - headStartMs,
    expires_at: now + (template.usefulMinutes ?? usefulMinutes) * 60_000,
    created_at: now,
    sent_at: null,
    last_error: null,
  };
}

/** The portal's own language if they have none, or one that is no longer offered. */
function languageFor({ language, role }: UserRow, portal: Locale): Locale {
  if (role === "admin") return staffLocaleOf(portal);
  return language !== null && isOffered(language) ? language : portal;
}

const beforeVerification: ReadonlySet<MailKind> = new Set([
  "welcome",
  "user_invitation",
  "email_verification",
  "password_reset",
  "email_change",
  "email_change_started",
  "email_changed",
]);

/**
 * Anyone can sign up with another person's address: until it is verified it only gets a link, or an email that two staff members caused.
 * The operator vouches for administrators' addresses.
 */
function mayReceive({ email_verified_at: verifiedAt, role }: UserRow, kind: MailKind): boolean {
  return verifiedAt !== null || role === "admin" || beforeVerification.has(kind);
}

/** Binds encrypted contents to their row. */
export function outboxAad(id: string): string {
  return `outbox:${id}`;
}
