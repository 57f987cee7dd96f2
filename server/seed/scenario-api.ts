// The API for a persona's history: every call happens at a chosen time.
import { z } from "zod";
import { openSession } from "../features/sign-in/open-session";
import { createApi } from "../backend";
import type { Context } from "../http/context";
import { noLevels } from "../kernel/levels";
import { withHashCache } from "./hash-cache";

/** The histories are replayed instantly, whatever times they contain. */
const unlimitedRate = { most: 1_000_000, perMinutes: 1 };

export interface ScenarioApi {
  /** Calls the API as this user at this time (UTC milliseconds); throws where the API refuses. */
  call(
    as: { userId: string | null; at: number },
    request: { method: string; path: string; body?: unknown },
  ): Promise<unknown>;
  readonly context: Context;
}

export function createScenarioApi(real: Context): ScenarioApi {
  let moment = real.now();
  // The demo administrators make decisions before they can set up a second factor, and nothing was limited or turned off in the past.
  const rateLimits = { ...real.settings.rateLimits, movements: unlimitedRate };
  const settings = {
    ...real.settings,
    areCardDepositsOn: true,
    requiresKycToDeposit: false,
    requiresAdminSecondFactor: false,
    approvalThresholds: null,
    adjustmentsNeedApproval: false,
    withdrawalsDailyMaximumMinor: null,
    destinationWaitHours: 0,
    levels: noLevels,
    rateLimits,
  };
  const passwords = withHashCache(real.passwords);
  const context: Context = { ...real, settings, passwords, now: () => moment };
  const api = createApi(context);
  // In a history, the password always counts as just entered.
  const openConfirmedSession = (userId: string) =>
    openSession(context, context.storage.db, userId, undefined, context.now());
  let session: { userId: string; at: number; token: string } | undefined;
  const tokenOf = async (userId: string, at: number) => {
    if (session?.userId !== userId || session.at !== at)
      session = { userId, at, token: await openConfirmedSession(userId) };
    return session.token;
  };
  return {
    context,
    async call({ userId, at }, { method, path, body }) {
      moment = at;
      const token = userId ? await tokenOf(userId, at) : null;
      const response = await api.fetch(
        new Request(`http://localhost/api${path}`, {
          method,
          headers: headersFor(token, body),
          body: encode(body),
        }),
      );
      const answer: unknown = await response.json();
      if (!response.ok)
        throw new Error(`${method} ${path} returned ${response.status}: ${JSON.stringify(answer)}`);
      return answer;
    },
  };
}

const withId = z.object({ transaction: z.object({ id: z.string() }) });

/** The id of the transaction in an answer. */
export function transactionIdIn(answer: unknown): string {
  return withId.parse(answer).transaction.id;
}

function headersFor(token: string | null, body: unknown): Record<string, string> {
  const authorization: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return body instanceof FormData
    ? authorization
    : { ...authorization, "Content-Type": "application/json" };
}

function encode(body: unknown): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
}
