// The code with which a withdrawal is confirmed, if its owner has a second factor.
import type { Db } from "../../database/db";
import { refuse } from "../../kernel/refusal";
import { keepWrites } from "../../http/command";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { recordSecurityChange } from "../sessions/record-security-change";
import { countCode, withdrawalCodeAttempt } from "../sessions/sign-in-throttle";
import { hasSecondFactor } from "./has-second-factor";
import { verifyCode, type VerifiedCode } from "./verify-code";

interface CodeCall {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

/** What confirmed a withdrawal, for the audit log. */
export type ConfirmedBy = "code" | "recovery_code" | "none";

const confirmedBy: Readonly<Record<VerifiedCode, ConfirmedBy>> = {
  app: "code",
  recovery: "recovery_code",
};

/**
 * Inside the command's database transaction, before it writes anything else: a wrong code is counted although the command
 * is refused, and a right one is used up only if the command succeeds. An API token needs one, too: it isn't a second factor.
 */
export async function checkWithdrawalCode(
  call: CodeCall,
  db: Db,
  typed: string | undefined,
): Promise<ConfirmedBy | Refused> {
  const { context, actor, address } = call;
  const { user, sessionId } = actor;
  if (!(await hasSecondFactor(db, user.id))) return "none";
  if (typed === undefined) return refuse("code_required", { field: "code" });
  let used: VerifiedCode | null = null;
  const attempt = withdrawalCodeAttempt({ email: user.email, address }, sessionId);
  const refusal = await countCode(context, db, attempt, async () => {
    used = await verifyCode(context, db, { userId: user.id, typed });
    return used !== null;
  });
  if (refusal) return refusal.refused === "code_wrong" ? keepWrites(refusal) : refusal;
  if (used === "recovery")
    await recordSecurityChange(db, call, {
      change: "second_factor.recovery_code_used",
      userId: user.id,
    });
  return used === null ? refuse("code_wrong", { field: "code" }) : confirmedBy[used];
}
