import type { z } from "zod";
import { lifetimeOf } from "./lifetime";
import { sessionsIn } from "./store";
import type { SessionList } from "./schemas";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";

export async function listSessions({
  context,
  actor,
}: {
  context: Context;
  actor: Actor;
}): Promise<z.output<typeof SessionList>> {
  const now = context.now();
  const { idleMs, absoluteMs } = lifetimeOf(actor.user);
  const rows = await sessionsIn(context.storage.db).liveOf(actor.user.id, {
    now,
    seenSince: now - idleMs,
  });
  const sessions = rows
    .map((row) => ({ ...row, endsAt: Math.min(row.expires_at, row.created_at + absoluteMs) }))
    .filter(({ endsAt }) => endsAt > now)
    .map((row) => ({
      id: row.id,
      createdAt: new Date(row.created_at).toISOString(),
      lastSeenAt: new Date(row.last_seen_at).toISOString(),
      expiresAt: new Date(row.endsAt).toISOString(),
      address: row.address ?? undefined,
      device: row.device ?? undefined,
      isApiClient: row.by_api_client === 1,
      isCurrent: row.id === actor.sessionId,
    }));
  return { sessions };
}
