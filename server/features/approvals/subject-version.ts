// Whether the record of a request has changed since the request.
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import { bankLinesIn } from "../bank-statements/line-store";
import { transactionsIn } from "../ledger/transaction-store";
import { walletsIn } from "../ledger/wallet-store";
import { versionOfBatch } from "../payouts/take-out-payouts";
import { versionOfStop } from "../withdrawals/stop-payouts";
import { secondFactorsIn } from "../second-factor/store";
import { usersIn } from "../users/store";

type About = Pick<ApprovalRequestRow, "subject" | "subject_version">;

export async function isChanged(
  db: Db,
  { subject, subject_version: version }: About,
): Promise<boolean> {
  if (version === null) return false;
  const [kind = "", id = ""] = subject?.split(":") ?? [];
  const now = await versionOf(db, kind, id);
  return now !== version;
}

async function versionOf(db: Db, kind: string, id: string): Promise<number | undefined> {
  if (kind === "transaction") return (await transactionsIn(db).byId(id))?.version;
  if (kind === "wallet") return (await walletsIn(db).byId(id))?.version;
  if (kind === "bank_line") return (await bankLinesIn(db).byId(id))?.version;
  if (kind === "payout_stop") return versionOfStop(db, id);
  if (kind === "payout_batch") return versionOfBatch(db, id);
  if (kind === "second_factor") return (await secondFactorsIn(db).of(id))?.enabled_at ?? undefined;
  return (await usersIn(db).byId(id))?.version;
}
