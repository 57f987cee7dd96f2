// Refused sign-ins and calls in the audit log: limited per user, for all customers and for all staff, because the log only grows.
import { createHash } from "node:crypto";
import { usersIn } from "../users/store";
import { rateLimitsIn } from "../../http/rate-limit-store";
import type { Db } from "../../database/db";
import { windowEnd, type RateLimit } from "../../kernel/rate-limit";
import type { UserRow } from "../../database/schema";
import { recordAudit } from "./record-audit";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";

interface RefusedAct {
  readonly action: "sign_in.refused" | "call.refused";
  readonly why: Refused["refused"];
  readonly address: string | null;
  /** Method and path pattern of a call. */
  readonly call?: string;
}

/** The account for an email that may not exist; without an account, only the request log has the attempt. */
export function recordRefusedSignIn(
  context: Context,
  { email, address }: { email: string; address: string | null },
  why: RefusedAct["why"],
): void {
  recordLater(context, (db) => usersIn(db).byEmail(email), {
    action: "sign_in.refused",
    why,
    address,
  });
}

export function recordRefusedCall(
  context: Context,
  user: UserRow,
  { call, why, address }: Omit<RefusedAct, "action">,
): void {
  recordLater(context, async () => user, {
    action: "call.refused",
    why,
    address,
    ...(call !== undefined && { call }),
  });
}

/** Runs after the response, whose duration would otherwise reveal whether the account exists. */
function recordLater(
  context: Context,
  find: (db: Db) => Promise<UserRow | undefined>,
  act: RefusedAct,
): void {
  context.defer("note-refusal", () =>
    context.storage.transaction(async (db) => {
      const user = await find(db);
      if (!user) return;
      const { recordedRefusals, recordedRefusalsOfAll } = context.settings.rateLimits;
      const own = await usedOf(context, db, `${act.action} ${user.id}`, recordedRefusals);
      if (own > recordedRefusals.most) return;
      // Customers can create any number of accounts, but must not hide what staff try.
      const all = user.staff_roles === "" ? "customers" : "staff";
      const together = await usedOf(context, db, all, recordedRefusalsOfAll);
      if (together > recordedRefusalsOfAll.most) return;
      const { action, why, call, address } = act;
      await recordAudit(
        db,
        { context, actor: { user }, address },
        {
          action,
          subject: `user:${user.id}`,
          after: { ...(call !== undefined && { call }), refused: why },
          reasonCode: own === recordedRefusals.most ? "more_refusals" : undefined,
        },
      );
    }),
  );
}

async function usedOf({ now }: Context, db: Db, who: string, limit: RateLimit): Promise<number> {
  const subject = createHash("sha256").update(`refusal-noted ${who}`).digest("base64url");
  return (await rateLimitsIn(db).consume(subject, { now: now(), endsAt: windowEnd(limit, now()) }))
    .used;
}
