import type { signInOperations } from "./operations";
import { sessionsIn } from "../sessions/store";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Call, Handler, Refused } from "../../http/call";
import { verifyCode, type VerifiedCode } from "../second-factor/verify-code";
import { checkPassword } from "./check-password";
import { confirmedUntil } from "../../http/step-up";
import { recordSecurityChange } from "../sessions/record-security-change";
import { sessionAttempt, throttleAttempt, type Attempt } from "../sessions/sign-in-throttle";

type Confirmation = Call<typeof signInOperations.confirmPassword>;

/** Failed attempts are counted per session: a stolen one allows few, and attempts at sign-in don't delay the owner. */
export const confirmPassword: Handler<typeof signInOperations.confirmPassword> = async (call) => {
  const { context, actor, address } = call;
  const { user, sessionId } = actor;
  const stepUp: StepUpCheck = { used: null };
  const attempt = sessionAttempt({ email: user.email, address }, sessionId);
  const refusal = await throttleAttempt(context, attempt, () =>
    verifyStepUp(call, attempt, stepUp),
  );
  if (refusal) return refusal;
  const now = context.now();
  await context.storage.transaction(async (db) => {
    await sessionsIn(db).confirm(sessionId, now);
    await recordAudit(db, call, { action: "session.confirmed", subject: `user:${user.id}` });
    if (stepUp.used === "recovery")
      await recordSecurityChange(db, call, {
        change: "second_factor.recovery_code_used",
        userId: user.id,
      });
  });
  return { confirmedUntil: new Date(confirmedUntil(now)).toISOString() };
};

interface StepUpCheck {
  used: VerifiedCode | null;
}

/** The password, and a code if 2FA is on. */
async function verifyStepUp(
  { context, actor, body }: Confirmation,
  { requester }: Attempt,
  stepUp: StepUpCheck,
): Promise<Refused | null> {
  const { user } = actor;
  const refusal = await checkPassword(context, user, body.password, requester);
  if (refusal?.refused === "wrong_credentials")
    return refuse("wrong_credentials", { field: "password" });
  if (refusal?.refused !== "second_factor_needed") return refusal;
  const { code } = body;
  if (code === undefined) return refuse("second_factor_needed", { field: "code" });
  stepUp.used = await context.storage.transaction((db) =>
    verifyCode(context, db, { userId: user.id, typed: code }),
  );
  return stepUp.used === null ? refuse("code_wrong", { field: "code" }) : null;
}
