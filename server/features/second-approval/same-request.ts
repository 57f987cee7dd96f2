// Whether an approval request repeats another one: for the same user, the same change and the same amount.
import { z } from "zod";
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Context } from "../../http/context";
import { personalVaultFor } from "../users/personal-key";
import { requestedCallAad } from "./requested-call-row";
import { approvalRequestsIn } from "./store";

/** How long an approved request counts as the same. */
const recentMs = 24 * 60 * 60_000;

/** Fields that don't make one change different from another. */
const incidental = new Set(["version", "reason", "description", "reference"]);

const Call = z.object({ name: z.string(), body: z.record(z.string(), z.unknown()).catch({}) });
const Credit = z.object({ type: z.string(), amount: z.coerce.string() });
const Adjustment = z.object({
  balances: z.record(z.string(), z.unknown()).optional(),
  credit: Credit.optional(),
});

const creditCall = "POST /wallets/admin/credit";
const balancesCall = "PATCH /wallets/admin/user/{id}";

type ComparedRow = Pick<
  ApprovalRequestRow,
  "id" | "user_id" | "kind" | "wanted" | "subject" | "amount_minor"
>;

/** The most recent request that this one repeats: an open one, or one that was approved within a day. */
export async function sameRequest(
  context: Context,
  db: Db,
  row: ComparedRow,
): Promise<ApprovalRequestRow | undefined> {
  const others = await approvalRequestsIn(db).besides(row, context.now() - recentMs);
  if (others.length === 0) return undefined;
  const own = await contentOf(context, db, row);
  if (own === null) return undefined;
  for (const other of others) if ((await contentOf(context, db, other)) === own) return other;
  return undefined;
}

/** The change as text; null once it can't be decrypted. A credit is the same whichever call requests it. */
async function contentOf(context: Context, db: Db, row: ComparedRow): Promise<string | null> {
  if (row.kind !== "call") {
    const { balances, credit } = Adjustment.parse(JSON.parse(row.wanted));
    return credit ? creditText(credit) : changeText(balancesCall, balances ?? {});
  }
  const vault = await personalVaultFor(context, db, { id: row.user_id });
  const text = vault?.open(row.wanted, requestedCallAad(row.id));
  if (text === undefined || text === null) return null;
  const { name, body } = Call.parse(JSON.parse(text));
  if (name === creditCall) return creditText(Credit.parse(body));
  if (name === balancesCall) return changeText(name, body);
  return changeText(`${name} ${row.subject} ${row.amount_minor}`, body);
}

const creditText = ({ type, amount }: z.output<typeof Credit>) => `credit ${type} ${amount}`;

const changeText = (name: string, body: Readonly<Record<string, unknown>>) =>
  JSON.stringify([
    name,
    ...Object.entries(body)
      .filter(([field, value]) => !incidental.has(field) && value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);
