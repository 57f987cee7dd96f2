// What follows from another identity status: the level changes with it, and the customer gets one email about both.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { afterLevelChange } from "../movement-limits/after-level-change";
import { levelChanged, type LevelChange } from "../movement-limits/level-mail";
import { kycApproved, kycRejected } from "./kyc-decided";

interface Deciding {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

/** Without limits or fees, the level makes no difference to the customer, and emails don't name it. */
export async function afterIdentityDecision(
  call: Deciding,
  db: Db,
  before: UserRow,
  after: UserRow,
): Promise<void> {
  const { context } = call;
  const change = await afterLevelChange(call, db, before, after);
  const level = Object.keys(context.settings.levels).length > 0 ? change : null;
  const decided = after.kyc_status === before.kyc_status ? null : decisionOf(context, after, level);
  const email = decided ?? (level && levelChanged(level, pageOf.limits(context)));
  if (email) await queueEmail(context, db, after, email);
}

/** Null for a status that is no decision. */
function decisionOf(context: Context, person: UserRow, level: LevelChange | null) {
  const href = pageOf.kyc(context);
  if (person.kyc_status === "approved") return kycApproved({ level, href });
  if (person.kyc_status !== "rejected") return null;
  const reason = { reasonCode: person.kyc_reason_code, reason: person.kyc_reason };
  return kycRejected(reason, { level, href });
}
