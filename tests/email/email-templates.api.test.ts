// Each message as it stands: its plain text is compared with a file, and its HTML says the same and nothing else.
import { accountClosed } from "~server/features/accounts/closing-mail";
import { describe, expect, test } from "vitest";
import { operator } from "~server/kernel/operator";
import type { LocalizedEmail } from "~server/features/email/email-template";
import type { MailKind } from "~server/features/email/labels";
import { bankDetailsChanged } from "~server/features/withdrawals/bank-details-changed";
import { sensitiveDataAccessed } from "~server/features/sensitive-data/access-email";
import { payoutsUnblocked, payoutsBlocked } from "~server/features/withdrawals/payouts-blocked";
import { kycApproved, kycRejected } from "~server/features/kyc/kyc-decided";
import { nameChanged, nameRejected } from "~server/features/names/name-mails";
import { messageArrived } from "~server/features/contact/message-arrived";
import { newSignIn } from "~server/features/sign-in/new-sign-in";
import { passwordChanged, passwordReset } from "~server/features/sign-in/password-mails";
import { securityChanged } from "~server/features/sessions/security-changed";
import { expectedDepositReminder } from "~server/features/bank-transfers/expected-deposit-reminder";
import { payoutReturned, payoutSent } from "~server/features/payouts/payout-emails";
import { transactionDecided } from "~server/features/movements/transaction-decided";
import {
  confirmNewEmail,
  emailChanged,
  emailChangeStarted,
} from "~server/features/accounts/email-change-mails";
import { emailVerification, userInvitation, welcome } from "~server/features/accounts/welcome";
import { renderEmail } from "~server/features/email/render-email";
import {
  ownerAdded,
  ownerLost,
  staffSuspended,
} from "~server/features/second-approval/owner-mails";
import { rolesChanged, staffInvitation } from "~server/features/staff/staff-mails";
import { untranslatedIn } from "../support/untranslated";

const publicUrl = "https://portal.example.org";
const at = Date.UTC(2026, 10, 21, 9, 5);
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";
const forgotHref = `${publicUrl}/forgot-password`;
const deposit = {
  type: "deposit",
  amount: 1234.5,
  currency: "EUR",
  reference: "TX-7Q2M9KD4AB",
  destination: null,
  reason: {},
  href: `${publicUrl}/dashboard/transactions/1`,
} as const;
const owner = { fullname: "Ada Owner", email: "ada@example.org", staff_number: 7 };
const withdrawal = {
  ...deposit,
  type: "withdrawal",
  destination: () => "Bank account ••••6789",
} as const;
const paidOut = { amount_minor: 25_000, currency: "USD", reference: "TX-7Q2M9KD4AB" } as const;
const { href } = deposit;

const newer = { fullname: "Owen Newer", email: "owen@example.org", staff_number: 8 };
const change = { by: owner, at, staffHref: `${publicUrl}/admin/staff` };
const templates: Readonly<Record<MailKind, LocalizedEmail>> = {
  user_invitation: userInvitation(`${publicUrl}/reset-password?token=abc&invitation=user`),
  welcome: welcome(`${publicUrl}/verify-email?token=t0ken`),
  email_verification: emailVerification(`${publicUrl}/verify-email?token=t0ken`),
  email_change: confirmNewEmail(`${publicUrl}/confirm-new-email?token=t0ken`),
  email_change_started: emailChangeStarted({ at, forgotHref }),
  email_changed: emailChanged({
    at,
    payoutsBlockedUntil: at + 24 * 60 * 60_000,
    revoked: 2,
    isFormer: true,
  }),
  password_reset: passwordReset(`${publicUrl}/reset-password?token=t0ken`),
  password_changed: passwordChanged({
    at,
    address: "203.0.113.9",
    ended: "all",
    revoked: 2,
    forgotHref,
  }),
  security_changed: securityChanged({
    what: { change: "second_factor.disabled" },
    at,
    address: "203.0.113.9",
    forgotHref,
  }),
  name_changed: nameChanged(`${publicUrl}/dashboard/settings`),
  name_rejected: nameRejected("Send us the deed poll.", `${publicUrl}/dashboard/settings`),
  new_sign_in: newSignIn({ device: firefox, address: "203.0.113.9", at, forgotHref }),
  transaction_approved: transactionDecided({ ...deposit, status: "successful" }),
  transaction_rejected: transactionDecided({
    ...withdrawal,
    status: "failed",
    reason: { reason: 'The account is <b>closed</b> & "frozen".' },
  }),
  transaction_reopened: transactionDecided({ ...withdrawal, status: "pending" }),
  expected_deposit_reminder: expectedDepositReminder(
    { ...paidOut, created_at: at, lapses_at: at + 14 * 86_400_000 },
    { time_zone: "UTC", deposit_reference: "RF667K2M9QWD41" },
    `${publicUrl}/dashboard/wallet/deposit/bank-transfer`,
  ),
  payout_sent: payoutSent(paidOut, { reference: "FT26321ABC", expectedDay: "2026-11-25", href }),
  payout_returned: payoutReturned(paidOut, { reason: "The account is <b>closed</b>.", href }),
  kyc_approved: kycApproved(`${publicUrl}/dashboard/kyc`),
  kyc_rejected: kycRejected(
    { reason: "The picture\n\nis too dark." },
    `${publicUrl}/dashboard/kyc`,
  ),
  sensitive_data_accessed: sensitiveDataAccessed("Card number", at),
  bank_details_changed: bankDetailsChanged({
    was: () => "Bank account ••••6789",
    now: () => "IBAN ••••3000",
    usableFrom: at + 24 * 60 * 60_000,
    at,
    address: "203.0.113.9",
    forgotHref,
  }),
  payouts_blocked: payoutsBlocked({ until: at, reason: "We are checking\n\na <b>report</b>." }),
  payouts_unblocked: payoutsUnblocked(),
  message_arrived: messageArrived(`${publicUrl}/admin/messages/1`),
  staff_invitation: staffInvitation({
    by: owner,
    roles: ["support", "treasury"],
    href: `${publicUrl}/reset-password?token=t0ken&invitation=1`,
  }),
  roles_changed: rolesChanged({ after: ["support"], isSignedOut: true, revoked: 1, at }),
  owner_added: ownerAdded({ added: newer, ...change }),
  owner_lost: ownerLost({
    lost: newer,
    requestedBy: { fullname: "Olga Other", email: "olga@example.org", staff_number: 9 },
    ...change,
  }),
  staff_suspension: staffSuspended({
    person: newer,
    what: "lost",
    lapsesAt: at + 86_400_000,
    ...change,
  }),
  account_closed: accountClosed({ at, retainedUntil: at + 5 * 365 * 86_400_000 }),
};

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
};
const wordsOf = (text: string) =>
  text
    .replace(/[:\s]+/g, " ")
    .trim()
    .split(" ");
/** What a reader sees of the HTML. */
const shownIn = (html: string) =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? "?");

describe.each(Object.entries(templates))("the email %s", (kind, localized) => {
  const template = localized("en");
  const { subject, text, html } = renderEmail(template, { publicUrl, locale: "en" });

  test("is worded as approved", async () => {
    expect(template.kind).toBe(kind);
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`letters/${kind}.txt`);
  });

  test("says the same as text and as HTML", () => {
    // The name above the HTML is the sender's in plain text.
    const shown = shownIn(html).replace(operator().brand, "");
    expect(wordsOf(shown)).toEqual(wordsOf(text.replace(/^-- $/m, "")));
  });

  test("is escaped, loads nothing and does not report that it was read", () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(html).not.toMatch(
      /<(img|script|link|style|iframe|object|b>)|\b(src|background|on\w+)=|url\(/i,
    );
    const addresses = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(
      ([, address = ""]) => address,
    );
    expect(addresses.filter((address) => !address.startsWith(publicUrl))).toEqual([]);
    expect(`${subject}${text}`).not.toMatch(/undefined|null|\bNaN\b/);
    expect([text, html].every((part) => part.includes(operator().brand))).toBe(true);
  });
});

/** What the messages above are about. */
const data = new Set([
  "Bank account",
  "IBAN",
  "Card number",
  "The account is <b>closed</b>.",
  'The account is <b>closed</b> & "frozen".',
  "The picture is too dark.",
  "Send us the deed poll.",
  "We are checking a <b>report</b>.",
  "Ada Owner",
  "Olga Other",
  "Owen Newer",
  "Firefox",
  "Windows",
]);

test.each(Object.entries(templates))("%s contains no English in another language", (_kind, of) => {
  const locale = "en-XB";
  const { subject, text } = renderEmail(of(locale), { publicUrl, locale });
  expect([subject, ...text.split("\n")].flatMap((line) => untranslatedIn(line, data))).toEqual([]);
});
