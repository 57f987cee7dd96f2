// Business metrics of GET /metrics: counts and our own names, no personal data.
import { documentsIn } from "./features/documents/store";
import { outboxIn } from "./features/email/store";
import { safeguardsIn } from "./features/second-approval/safeguard-store";
import { queuesIn } from "./features/queues/store";
import { integrityChecksIn } from "./features/ledger/integrity-check-store";
import { upkeepRunsIn } from "./database/upkeep-runs";
import { payoutStopsIn } from "./features/withdrawals/payout-stop-store";
import { queueNames } from "./features/queues/labels";
import { securityEventsIn } from "./features/audit/security-event-store";
import type { Db } from "./database/db";
import type { DiskReserve } from "./adapters/free-space";
import type { Report } from "./adapters/readiness";
import type { HostState, HostWatch } from "./background/host-watch";
import { release } from "./config/release";
import type { Config } from "./config";
import type { ServiceWatch } from "./adapters/service-watch";
import type { BackgroundWork } from "./background/background-work";
import type { Context } from "./http/context";
import { limits } from "./kernel/limits";
import type { IntegrityCheckRow } from "./database/rows/reconciliation-rows";

export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** A gauge by default. */
  readonly kind?: "counter";
  readonly samples: readonly {
    readonly labels?: Readonly<Record<string, string>>;
    readonly value: number;
  }[];
}

const securityWindowMs = 60 * 60_000;

interface Watched {
  readonly config: Pick<Config, "s3">;
  readonly hostWatch: Pick<HostWatch, "state">;
  readonly context: Pick<Context, "storage" | "refusedCalls" | "now" | "mayChange">;
  readonly background: Pick<BackgroundWork, "lastSuccesses">;
  readonly readiness: () => Promise<Report>;
  readonly services: Pick<ServiceWatch, "failures">;
  /** Null if the portal stores nothing on this machine's disk. */
  readonly disk: DiskReserve | null;
}

/** If the database is down, only that is reported, without querying it. */
export async function gaugesOf({
  config,
  hostWatch,
  context,
  background,
  readiness,
  services: watch,
  disk,
}: Watched): Promise<Gauge[]> {
  const { services } = await readiness();
  const statuses = Object.entries(services).map(([service, status]) => ({
    labels: { service },
    value: status === "up" ? 1 : 0,
  }));
  const passes = [...background.lastSuccesses()].map(([pass, at]) => ({
    labels: { pass },
    value: at / 1000,
  }));
  const database = services.database === "up" ? await ofDatabase(context) : [];
  return [
    ...ofHost(context, config, hostWatch.state()),
    {
      name: "portal_service_up",
      help: "1 if the service responded to the last check, as at /readyz.",
      samples: statuses,
    },
    {
      name: "portal_service_failures_total",
      kind: "counter",
      help: "Failed calls and checks of services by this process, by reason, as in the log.",
      samples: watch.failures().map(({ service, reason, count: value }) => ({
        labels: { service, reason },
        value,
      })),
    },
    {
      name: "portal_database_transactions_in_flight",
      help: "Database transactions of this process that are open or queued.",
      samples: [{ value: context.storage.inFlight() }],
    },
    {
      name: "portal_background_last_success_timestamp_seconds",
      help: "When each kind of background work of this process last succeeded.",
      samples: passes,
    },
    {
      name: "portal_refused_calls_total",
      kind: "counter",
      help: "Requests that this process refused, by code.",
      samples: [...context.refusedCalls.counts()].map(([code, value]) => ({
        labels: { code },
        value,
      })),
    },
    ...(disk ? await ofDisk(disk) : []),
    ...database,
  ];
}

function ofHost(
  { storage, mayChange }: Pick<Context, "storage" | "mayChange">,
  { s3 }: Pick<Config, "s3">,
  { clockAheadMs, hosts }: HostState,
): Gauge[] {
  const labels = {
    version: release.version,
    commit: release.commit ?? "",
    database: storage.engine,
    documents: s3 ? "s3" : "folder",
  };
  return [
    {
      name: "portal_release_info",
      help: "The release of this process, its database and its document storage; always 1.",
      samples: [{ labels, value: 1 }],
    },
    {
      name: "portal_accepts_changes",
      help: "0 while this host refuses changes: its clock is wrong, a later release changed the schema, or other hosts keep documents elsewhere.",
      samples: [{ value: mayChange() ? 1 : 0 }],
    },
    {
      name: "portal_clock_ahead_seconds",
      help: "How far this machine's clock is ahead of the database's.",
      samples: clockAheadMs === null ? [] : [{ value: clockAheadMs / 1000 }],
    },
    {
      name: "portal_hosts",
      help: "Hosts that use the database now, by release.",
      samples: [...new Set(hosts.map((host) => host.release))].map((name) => ({
        labels: { release: name },
        value: hosts.filter((host) => host.release === name).length,
      })),
    },
  ];
}

async function ofDisk(disk: DiskReserve): Promise<Gauge[]> {
  const free = await disk.freeBytes();
  return [
    {
      name: "portal_disk_free_bytes",
      help: "Free space on the disk of the data folder.",
      samples: free === null ? [] : [{ value: free }],
    },
    {
      name: "portal_disk_reserve_bytes",
      help: "Free space below which every change returns 503.",
      samples: [{ value: limits.diskReserveBytes }],
    },
  ];
}

async function ofDatabase({ storage, now }: Pick<Context, "storage" | "now">): Promise<Gauge[]> {
  const { db } = storage;
  const documents = documentsIn(db);
  const outbox = outboxIn(db);
  const queues = queuesIn(db);
  const integrityChecks = integrityChecksIn(db);
  const upkeepRuns = upkeepRunsIn(db);
  const { queued, sending, failed } = await outbox.counts();
  const waiting = await Promise.all(
    queueNames.map(async (queue) => ({ labels: { queue }, value: await queues.waiting(queue) })),
  );
  const oldest = await Promise.all(
    queueNames.map(async (queue) => ({ labels: { queue }, first: await queues.first(queue) })),
  );
  const check = await integrityChecks.newest();
  const stop = await payoutStopsIn(db).inForce();
  const backupAt = await upkeepRuns.lastOf("backup");
  const changed = (await safeguardsIn(db).all()).flatMap(({ setting, changed_at: at }) =>
    at === null ? [] : [{ setting, at }],
  );
  const states = Object.entries({ waiting: queued + sending, failed }).map(([state, value]) => ({
    labels: { state },
    value,
  }));
  return [
    {
      name: "portal_mails",
      help: "Emails waiting to be sent, and emails that failed in the last 30 days.",
      samples: states,
    },
    {
      name: "portal_review_queue_length",
      help: "Items in each review queue.",
      samples: waiting,
    },
    {
      name: "portal_review_queue_oldest_timestamp_seconds",
      help: "Since when the oldest item of each review queue has waited; none of an empty queue.",
      samples: oldest.flatMap(({ labels, first }) =>
        first ? [{ labels, value: first.at / 1000 }] : [],
      ),
    },
    {
      name: "portal_payouts_stopped",
      help: "1 while all payouts are stopped.",
      samples: [{ value: stop ? 1 : 0 }],
    },
    {
      name: "portal_unverified_files_bytes",
      help: "Size of the files of users who haven't confirmed their email.",
      samples: [{ value: await documents.bytesOfUnverified() }],
    },
    {
      name: "portal_backup_last_success_timestamp_seconds",
      help: "When the last backup was completed.",
      samples: backupAt === undefined ? [] : [{ value: backupAt / 1000 }],
    },
    {
      name: "portal_safeguards_changed_timestamp_seconds",
      help: "When the portal was first started with the current thresholds and levels, if it had others before.",
      samples: changed.map(({ setting, at }) => ({ labels: { setting }, value: at / 1000 })),
    },
    await ofSecurity(db, now() - securityWindowMs),
    ...(check ? ofLedger(check) : []),
  ];
}

async function ofSecurity(db: Db, since: number): Promise<Gauge> {
  const events = await securityEventsIn(db).since(since);
  return {
    name: "portal_security_events",
    help: "Security events in the audit log in the last hour.",
    samples: Object.entries(events).map(([event, value]) => ({ labels: { event }, value })),
  };
}

function ofLedger({
  faults,
  created_at: at,
}: Pick<IntegrityCheckRow, "faults" | "created_at">): Gauge[] {
  return [
    {
      name: "portal_ledger_faults",
      help: "Number of errors that the last ledger:verify found.",
      samples: [{ value: faults }],
    },
    {
      name: "portal_ledger_verified_timestamp_seconds",
      help: "When ledger:verify last ran.",
      samples: [{ value: at / 1000 }],
    },
  ];
}
