import type { z } from "zod";
import { sessionsIn } from "./store";
import type { SessionList } from "./schemas";
import { limits } from "../../kernel/limits";
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
  const seenSince = now - limits.sessionIdleMinutes * 60_000;
  const rows = await sessionsIn(context.storage.db).liveOf(actor.user.id, { now, seenSince });
  const sessions = rows.map((row) => ({
    id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    lastSeenAt: new Date(row.last_seen_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    address: row.address ?? undefined,
    device: row.device ?? undefined,
    isCurrent: row.id === actor.sessionId,
  }));
  return { sessions };
}
