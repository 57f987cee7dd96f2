// Closes an account: its owner can no longer use it, and its records stay until the retention period ends.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Call } from "../../http/call";
import { yearsAfter } from "../../kernel/calendar";
import { reasonOrNone } from "../../kernel/reasons";
import { revokeAllTokens } from "../api-tokens/revoke-all-tokens";
import { recordAudit } from "../audit/record-audit";
import { eraseCardSecrets } from "../cards/erase-card-secrets";
import { cardsIn } from "../cards/store";
import { queueEmail } from "../email/queue-email";
import { walletsIn } from "../ledger/wallet-store";
import { endRequestsAbout } from "../second-approval/end-requests";
import { usersIn } from "../users/store";
import { closeWallet } from "../wallets/close-wallet";
import { accountClosed } from "./closing-mail";
import type { accountOperations } from "./operations";
import { requireSecondPerson } from "./require-second-person";
import { erasureIn } from "./store";

interface ClosedAccount {
  /** UTC milliseconds. */
  readonly retainedUntil: number;
  /** Storage keys of files to remove after the commit. */
  readonly files: readonly string[];
}

/** Rolls back if money is left or on its way, or if a second person must approve. */
export async function closeAccount(
  call: Call<typeof accountOperations.remove>,
  db: Db,
  row: UserRow,
  years: number,
): Promise<ClosedAccount> {
  const { context, body } = call;
  const wallet = await walletsIn(db).ofUser(row.id);
  const walletFiles = wallet
    ? await closeWallet(call, db, wallet, { confirmed: body.confirmed, ifMoneyLeft: "money_left" })
    : [];
  await requireSecondPerson(call, db, row.id);
  const card = await cardsIn(db).inUse(row.id);
  const cardFiles = card ? await eraseCardSecrets(context, db, card.id) : [];
  await endRequestsAbout(call, db, row.id);
  await revokeAllTokens(db, call, row.id);
  await erasureIn(db).access(row.id);
  const now = context.now();
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
    ...reasonOrNone(body.reason),
  });
  await queueEmail(context, db, row, accountClosed({ at: now, retainedUntil }));
  return { retainedUntil, files: [...walletFiles, ...cardFiles] };
}
