// Closes an account: its owner can no longer use it, and its records stay until the retention period ends. Or erases it immediately, where none are kept.
import type { Db } from "../../database/db";
import type { ExternalRecords } from "../../http/erase";
import type { UserRow } from "../../database/schema";
import { yearsAfter } from "../../kernel/calendar";
import type { Reason } from "../../kernel/reasons";
import { revokeAllTokens } from "../api-tokens/revoke-all-tokens";
import { recordAudit } from "../audit/record-audit";
import { eraseCardSecrets } from "../cards/erase-card-secrets";
import { cardsIn } from "../cards/store";
import { queueEmail } from "../email/queue-email";
import { walletsIn } from "../ledger/wallet-store";
import type { TransitionContext } from "../ledger/post-money";
import { endRequestsAbout } from "../second-approval/end-requests";
import { usersIn } from "../users/store";
import { closeWallet } from "../wallets/close-wallet";
import { operator } from "../../kernel/operator";
import { exampleFacts, type EmailExamples, localizedEmail, moment } from "../email/email-template";
import type { Context } from "../../http/context";
import { portalActor } from "../audit/portal-actor";
import { finishErasing } from "../documents/finish-erasing";

interface ClosingCall extends TransitionContext {
  readonly actor: { readonly user: UserRow };
}

interface ClosedAccount {
  /** UTC milliseconds. */
  readonly retainedUntil: number;
  /** Storage keys of files to remove after the commit. */
  readonly files: readonly string[];
}

/** Rolls back if money is left or on its way. Returns the storage keys of files to remove after the commit. */
export async function closeEmptyWallet(
  call: TransitionContext,
  db: Db,
  userId: string,
): Promise<readonly string[]> {
  const wallet = await walletsIn(db).ofUser(userId);
  const empty = { confirmed: false, ifMoneyLeft: "own_money_left" } as const;
  return wallet ? closeWallet(call, db, wallet, empty) : [];
}

/** Ends the user's access, once their wallet is closed. */
export async function closeAccount(
  call: ClosingCall,
  db: Db,
  row: UserRow,
  { years, ...reason }: { readonly years: number } & Reason,
): Promise<ClosedAccount> {
  const { context } = call;
  const card = await cardsIn(db).inUse(row.id);
  const files = card ? await eraseCardSecrets(context, db, card.id) : [];
  await endRequestsAbout(call, db, row.id);
  await revokeAllTokens(db, call, row.id);
  const now = context.now();
  await context.erase("access", { db, id: row.id, now, language: context.settings.language });
  const retainedUntil = yearsAfter(now, years);
  await usersIn(db).update(row.id, {
    account_status: "inactive",
    closed_at: now,
    retained_until: retainedUntil,
    version: row.version + 1,
    updated_at: now,
  });
  await recordAudit(db, call, {
    action: "user.closed",
    subject: `user:${row.id}`,
    about: row,
    before: { accountStatus: row.account_status },
    after: { accountStatus: "inactive", retainedUntil: new Date(retainedUntil).toISOString() },
    ...reason,
  });
  await queueEmail(context, db, row, accountClosed({ at: now, retainedUntil }));
  return { retainedUntil, files };
}

/** Erases all personal data, once the user's wallet is closed. Ledger entries stay, anonymized. */
export async function eraseAccount(
  call: ClosingCall,
  db: Db,
  userId: string,
  reason: Reason,
): Promise<ExternalRecords> {
  const { context, actor } = call;
  await endRequestsAbout(call, db, userId);
  // The reason is encrypted with the actor's key: the deleted user's key is destroyed.
  await recordAudit(db, call, {
    action: "user.deleted",
    subject: `user:${userId}`,
    ...reason,
    about: actor.user,
  });
  const { now, settings } = context;
  return context.erase("person", { db, id: userId, now: now(), language: settings.language });
}

/**
 * Background work: erases the records of closed accounts when their retention period ends. One pass; returns how many accounts were erased.
 * Any number of hosts may run it at the same time. Throws the first error, after the other accounts were erased.
 */
export async function eraseClosedAccounts(context: Context): Promise<number> {
  let erased = 0;
  const failures: unknown[] = [];
  for (const { id } of await usersIn(context.storage.db).retainedUntil(context.now()))
    try {
      if (await eraseClosedAccount(context, id)) erased += 1;
    } catch (error) {
      failures.push(error);
    }
  const [first, ...others] = failures;
  for (const error of others) context.report("erase-closed-account", error);
  if (failures.length > 0) throw first;
  return erased;
}

/** False if another host was faster. */
async function eraseClosedAccount(context: Context, id: string): Promise<boolean> {
  const { storage, settings } = context;
  const now = context.now();
  const outside = await storage.transaction(async (db) => {
    const row = await usersIn(db).byIdForRemoval(id);
    if (!row || row.retained_until === null || row.retained_until > now) return null;
    await recordAudit(
      db,
      { context, actor: portalActor, address: null },
      { action: "user.erased", subject: `user:${id}` },
    );
    return context.erase("person", { db, id, now, language: settings.language });
  });
  if (outside) await finishErasing(context, outside.files, outside.mails);
  return outside !== null;
}

interface Closing {
  /** UTC milliseconds. */
  readonly at: number;
  readonly retainedUntil: number;
}

const accountClosed = ({ at, retainedUntil }: Closing) =>
  localizedEmail((t, locale) => ({
    kind: "account_closed",
    subject: t("accountClosed.subject"),
    paragraphs: [t("accountClosed.body", { brand: operator().brand }), t("accountClosed.records")],
    facts: [
      [t("accountClosed.at"), moment(at, locale)],
      [t("accountClosed.retainedUntil"), moment(retainedUntil, locale)],
    ],
    advice: t("unexpected"),
  }));

export const closingEmailExamples: EmailExamples = {
  account_closed: {
    email: accountClosed({
      at: exampleFacts.at,
      retainedUntil: exampleFacts.at + 5 * 365 * 86_400_000,
    }),
    isCausedByStaff: true,
  },
};
