// Attempts at signing in and at codes, and what is known of them afterwards.
import type { Refused } from "~server/http/call";
import type { Context } from "~server/http/context";
import { throttleAttempt, type Attempt } from "~server/features/sessions/sign-in-throttle";
import { refuse } from "~server/kernel/refusal";
import type { TestPortal } from "../portal/backend";

export const wrong = refuse("wrong_credentials");
let people = 0;
export const someone = () => `n${(people += 1)}@example.com`;
/** A subscriber's address that no other test uses. */
let hosts = 0;
export const somewhere = () => `10.${(hosts += 1) >> 8}.${hosts & 255}.1`;

export function attemptsAt(portal: () => TestPortal) {
  const tries = (attempt: Attempt, outcome: Refused | null = wrong) =>
    throttleAttempt(portal().context, attempt, () => Promise.resolve(outcome));
  /** How many wrong ones are checked until one has to wait. */
  async function free(attempt: Attempt): Promise<number> {
    for (let count = 0; count < 100; count += 1)
      if ((await tries(attempt))?.refused === "too_many_attempts") return count;
    return 100;
  }
  const waits = async (attempt: Attempt) => (await tries(attempt))?.retryAfter ?? 0;

  /** What the audit log has of refused attempts at a customer's account, once what was deferred is done. */
  async function recordedOf(
    attempts: (context: Context, origin: { email: string; address: string }) => Promise<void>,
  ): Promise<unknown[]> {
    const nora = await portal().register();
    const deferred: (() => Promise<void>)[] = [];
    const context = {
      ...portal().context,
      defer: (_event: string, work: () => Promise<void>) => void deferred.push(work),
    };
    await attempts(context, { email: nora.email, address: somewhere() });
    await Promise.all(deferred.map((work) => work()));
    const rows = await context.storage.db
      .selectFrom("audit")
      .select("after")
      .where("action", "=", "sign_in.refused")
      .where("subject", "=", `user:${nora.id}`)
      .execute();
    return rows.map(({ after }) => JSON.parse(after ?? "null"));
  }

  return { tries, free, waits, recordedOf };
}
