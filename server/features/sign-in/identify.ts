// Reads only the bearer token: without cookies, other sites can't make calls in a user's name.
import { lifetimeOf } from "../sessions/lifetime";
import { sessionsIn } from "../sessions/store";
import { tokenPrefix } from "../../http/token-scopes";
import { checkMaySignIn } from "../users/rules";
import { personOf } from "../users/person-of";
import { identifyToken } from "../api-tokens/identify-token";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { staffRightsOf } from "../users/staff-rights";
import { hashToken } from "../../kernel/hash-token";

const minute = 60_000;
const seenEveryMinutes = 5;
/** A session's token is 43 random characters and may start the same way; an API token is longer by its prefix. */
const apiToken = new RegExp(`^${tokenPrefix}.{43}$`);

/** The user of a session's token or an API token, or null. Null if the user is suspended. */
export async function identify(context: Context, token: string | null): Promise<Actor | null> {
  if (!token || !/^[\w-]{20,200}$/.test(token)) return null;
  const hash = hashToken(token);
  return apiToken.test(token) ? identifyToken(context, hash) : identifySession(context, hash);
}

async function identifySession(context: Context, tokenHash: string): Promise<Actor | null> {
  const now = context.now();
  const sessions = sessionsIn(context.storage.db);
  const row = await sessions.personByToken(tokenHash, now);
  if (!row) return null;
  const { idleMs, absoluteMs } = lifetimeOf(row);
  const endsAt = Math.min(row.expires_at, row.signed_in_at + absoluteMs);
  if (row.last_seen_at + idleMs <= now || endsAt <= now) return null;
  const {
    session_id: sessionId,
    last_seen_at: lastSeenAt,
    confirmed_at: confirmedAt,
    signed_in_at: signedInAt,
    by_api_client: byApiClient,
    factor_enabled_at: factorEnabledAt,
  } = row;
  if (checkMaySignIn(personOf(row))) return null;
  const isSeenUpdateDue = lastSeenAt + seenEveryMinutes * minute <= now;
  if (isSeenUpdateDue)
    await sessions
      .touch(sessionId, now)
      .catch((error: unknown) => context.report("last-seen", error));
  const idleEndsAt = (isSeenUpdateDue ? now : lastSeenAt) + idleMs;
  return {
    user: row,
    sessionId,
    ends: { endsAt, idleEndsAt },
    ...staffRightsOf(context, row, factorEnabledAt !== null),
    confirmedAt,
    signedInAt,
    isApiClient: byApiClient === 1,
    scopes: null,
  };
}
