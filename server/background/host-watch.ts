// Each host notes itself in the database, and finds out whether it may change data there: not with a wrong clock, not beside a later
// release whose schema it doesn't know, and not with documents in a place that the other hosts can't read.
import { hostsIn } from "../database/host-store";
import { laterBreakingMigrations } from "../database/migrate";
import type { Storage } from "../database/storage";
import type { LogSink } from "../log-lines";
import { logLine } from "../log-lines";

/** A host that didn't note itself for so long is gone, or frozen. */
export const goneAfterMs = 60_000;
/** With a clock that differs more from the database's, times of money would be wrong, and codes of authenticator apps fail. */
export const mostClockMs = 60_000;
const forgottenAfterMs = 24 * 60 * 60_000;

type HostFault = "clock" | "later_release" | "other_documents";

export interface HostState {
  /** Why this host refuses changes; null if it accepts them. */
  readonly fault: HostFault | null;
  /** How far the clock of this machine is ahead of the database's; null if it has no clock of its own. */
  readonly clockAheadMs: number | null;
  /** Hosts that use the database now, this one included, by release. */
  readonly hosts: readonly { readonly name: string; readonly release: string }[];
}

interface ThisHost {
  readonly id: string;
  readonly name: string;
  readonly release: string;
  /** Names the folder or bucket of the documents; the same for all hosts that share it. */
  readonly documentPlace: () => string;
}

export interface HostWatch {
  /** Notes this host and looks at the others; rejects if the database doesn't accept it. */
  note(): Promise<void>;
  /** On shutdown, so that the next start doesn't see it. */
  leave(): Promise<void>;
  state(): HostState;
  mayChange(): boolean;
}

export function watchHost(
  storage: Storage,
  host: ThisHost,
  { log, clock = Date.now }: { readonly log: LogSink; readonly clock?: () => number },
): HostWatch {
  let isNoted = false;
  let state: HostState = { fault: null, clockAheadMs: null, hosts: [] };
  const hosts = hostsIn(storage.db);
  const look = async (): Promise<HostState> => {
    const { now, aheadMs } = await databaseTime(storage, clock);
    const documentPlace = host.documentPlace();
    const seen = await hosts.seenSince(now - goneAfterMs);
    const others = seen.filter(({ id }) => id !== host.id);
    const fault = await faultOf(others, { documentPlace, aheadMs });
    await hosts.note({
      id: host.id,
      name: host.name,
      release: host.release,
      document_place: documentPlace,
      seen_at: now,
    });
    isNoted = true;
    await hosts.forgetBefore(now - forgottenAfterMs);
    return { fault, clockAheadMs: aheadMs, hosts: [host, ...others] };
  };
  const faultOf = async (
    others: Awaited<ReturnType<typeof hosts.seenSince>>,
    { documentPlace, aheadMs }: { documentPlace: string; aheadMs: number | null },
  ): Promise<HostFault | null> => {
    if (aheadMs !== null && Math.abs(aheadMs) > mostClockMs) return "clock";
    if ((await laterBreakingMigrations(storage.db)).length > 0) return "later_release";
    // The one that was there first goes on.
    const isLater = !state.hosts.some(({ name }) => name === host.name);
    const hasOthers = others.some(({ document_place: place }) => place !== documentPlace);
    return hasOthers && (isLater || state.fault === "other_documents") ? "other_documents" : null;
  };
  return {
    async note() {
      const before = state.fault;
      state = await look();
      const { fault, clockAheadMs } = state;
      if (fault === before) return;
      const level = fault === null ? "info" : "error";
      const event = fault === null ? "host-accepts-changes" : "host-refuses-changes";
      log(level, logLine(level, { event, reason: fault ?? before, clockAheadMs }));
    },
    leave: async () => {
      if (isNoted) await hosts.forget(host.id);
    },
    state: () => state,
    mayChange: () => state.fault === null,
  };
}

/** The time of PostgreSQL's machine, and how far this one is ahead; hosts of one SQLite file share a machine and its clock. */
async function databaseTime(
  storage: Storage,
  clock: () => number,
): Promise<{ now: number; aheadMs: number | null }> {
  const before = clock();
  const now = await storage.clock();
  const after = clock();
  return now === null
    ? { now: after, aheadMs: null }
    : { now, aheadMs: Math.round((before + after) / 2 - now) };
}
