// The password in a confirmation: with the code beside it, it counts like re-authentication, which would use up a code of its own.
import type { draftOperations } from "./operations";
import { recordAudit } from "../audit/record-audit";
import { sessionAttempt, throttleAttempt } from "../sessions/sign-in-throttle";
import { sessionsIn } from "../sessions/store";
import { checkPassword } from "../sign-in/check-password";
import type { Db } from "../../database/db";
import type { Call, Refused } from "../../http/call";
import { refuse } from "../../kernel/refusal";

type Confirmation = Call<typeof draftOperations.confirm>;

/** When it was typed (UTC milliseconds); null if it wasn't. An API token can't re-authenticate. */
export async function checkTypedPassword({
  context,
  actor,
  address,
  body,
}: Confirmation): Promise<number | null | Refused> {
  const { user, sessionId, scopes } = actor;
  const { password } = body;
  if (password === undefined || scopes !== null) return null;
  const attempt = sessionAttempt({ email: user.email, address }, sessionId);
  const refusal = await throttleAttempt(context, attempt, async () => {
    const checked = await checkPassword(context, user, password, attempt.requester);
    return checked?.refused === "wrong_credentials"
      ? refuse("wrong_credentials", { field: "password" })
      : checked;
  });
  // The code is checked with the rest.
  return refusal && refusal.refused !== "second_factor_needed" ? refusal : context.now();
}

/** In the database transaction that has checked the code, too. */
export async function recordStepUp(call: Confirmation, db: Db, at: number): Promise<void> {
  const { user, sessionId } = call.actor;
  await sessionsIn(db).confirm(sessionId, at);
  await recordAudit(db, call, { action: "session.confirmed", subject: `user:${user.id}` });
}
