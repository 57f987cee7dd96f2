// URLs of the portal's own pages in emails.
import { mailedLinksIn } from "./mailed-link-store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import type { MailedLinkRow } from "../../database/rows/mail-rows";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { hashToken } from "../../kernel/hash-token";

const paths = {
  password_reset: "/reset-password",
  email_verification: "/verify-email",
} as const satisfies Record<MailedLinkRow["purpose"], string>;

const validMinutes: Readonly<Record<MailedLinkRow["purpose"], number>> = {
  password_reset: limits.passwordResetMinutes,
  email_verification: limits.emailVerificationHours * 60,
};

export const pageOf = {
  forgotPassword: ({ settings }: Context) => `${settings.publicUrl}/forgot-password`,
  staff: ({ settings }: Context) => `${settings.publicUrl}/admin/staff`,
  contactMessage: ({ settings }: Context, id: string) =>
    `${settings.publicUrl}/admin/messages/${encodeURIComponent(id)}`,
  settings: ({ settings }: Context) => `${settings.publicUrl}/dashboard/settings`,
  kyc: ({ settings }: Context) => `${settings.publicUrl}/dashboard/kyc`,
  limits: ({ settings }: Context) => `${settings.publicUrl}/dashboard/settings/limits`,
  bankTransfer: ({ settings }: Context) =>
    `${settings.publicUrl}/dashboard/wallet/deposit/bank-transfer`,
  transaction: ({ settings }: Context, id: string) =>
    `${settings.publicUrl}/dashboard/transactions/${encodeURIComponent(id)}`,
};

/** A new link for this user; earlier ones of the kind stop working. Only its hash is stored. */
export async function newLink(
  context: Context,
  db: Db,
  user: Pick<UserRow, "id">,
  purpose: MailedLinkRow["purpose"],
  minutes = validMinutes[purpose],
): Promise<string> {
  const token = context.randomText(32);
  const now = context.now();
  await mailedLinksIn(db).replace({
    token_hash: hashToken(token),
    user_id: user.id,
    purpose,
    created_at: now,
    expires_at: now + minutes * 60_000,
  });
  return `${context.settings.publicUrl}${paths[purpose]}?token=${token}`;
}
