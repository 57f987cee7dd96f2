// A held call as the second person sees it, before and after it was decided.
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Context } from "../../http/context";
import { numberOf } from "../../kernel/money";
import { amountOf } from "../../database/money-columns";
import { transactionsIn } from "../ledger/transaction-store";
import { walletsIn } from "../ledger/wallet-store";
import { versionOfStop } from "../payout-holds/stop-payouts";
import { usersIn } from "../users/store";
import { storedCallOf } from "./held-calls";
import type { ApprovalRequest } from "./schemas";

type HeldCallContents = Pick<
  ApprovalRequest,
  "currency" | "changes" | "call" | "isOutdated" | "reason"
>;

/** What every call may carry beside what it changes. */
const bookkeeping = new Set(["version", "reason"]);

export async function heldCallContents(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<HeldCallContents> {
  const call = await storedCallOf(context, db, row);
  const { amount_minor: minor, currency } = row;
  const sent = Object.entries(Object(call?.body) as Record<string, unknown>);
  const reason = sent.find(([name]) => name === "reason")?.[1];
  return {
    currency: currency ?? "USD",
    changes: [],
    call: {
      name: call?.name ?? "",
      subject: row.subject ?? "",
      body: Object.fromEntries(sent.filter(([name]) => !bookkeeping.has(name))),
      ...(minor !== null &&
        currency !== null && { amount: numberOf(amountOf({ amount_minor: minor, currency })) }),
    },
    ...(typeof reason === "string" && { reason }),
    isOutdated: row.state === "open" && (call === null || (await isChanged(db, row))),
  };
}

/** Whether what it is about is no longer what it was when the call was held. */
async function isChanged(db: Db, { subject, subject_version: version }: ApprovalRequestRow) {
  if (version === null) return false;
  const [kind = "", id = ""] = subject?.split(":") ?? [];
  const now = await versionOf(db, kind, id);
  return now !== version;
}

async function versionOf(db: Db, kind: string, id: string): Promise<number | undefined> {
  if (kind === "transaction") return (await transactionsIn(db).byId(id))?.version;
  if (kind === "wallet") return (await walletsIn(db).byId(id))?.version;
  if (kind === "payout_stop") return versionOfStop(db, id);
  return (await usersIn(db).byId(id))?.version;
}
