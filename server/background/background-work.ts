// Background work and its schedule. Passes are repeatable, and any number of hosts may run them at the same time.
// Backups and integrity checks are commands, which a timer of the host runs each night (`server/ops`).
import type { Context } from "../http/context";
import { applyDue } from "../features/crypto-payments/apply-delivery";
import { eraseDue } from "./erase-due";
import { sweepMailFiles } from "../features/email/erase-sent-mail";
import type { OpenMailDispatcher } from "../features/email/mail-dispatcher";
import type { HostWatch } from "./host-watch";
import { sendMail } from "./send-mail";
import { refreshDue } from "../features/reconciliation/refresh-statuses";
import { sealAudit, sealLateAudit } from "../features/audit/seal-audit";
import { settleSuspensions } from "../features/second-approval/end-suspension";
import { settleDue } from "./settle-due";
import { sweepFiles } from "./sweep-files";

type Pass = readonly [name: string, run: (context: Context) => Promise<unknown>];

const halfMinute = 30_000;
const halfMinutely: readonly Pass[] = [
  ["erase-due", eraseDue],
  ["settle-due", settleDue],
  ["staff-suspensions", settleSuspensions],
  ["crypto-notices", applyDue],
  ["watch-disk", ({ hasDiskSpace }) => hasDiskSpace()],
];
const hour = 60 * 60_000;
const hourly: readonly Pass[] = [
  ["sweep-files", sweepFiles],
  ["sweep-mails", sweepMailFiles],
  // Each payment once a day.
  ["reconcile", refreshDue],
  ["seal-late-audit", sealLateAudit],
];
/** The longest that an audit log entry waits to be sealed. */
const sealMs = 10_000;

export interface BackgroundWork {
  start(): void;
  /** Starts no new pass; running ones finish. */
  stop(): void;
  /** When each pass last succeeded, by name: UTC milliseconds. */
  lastSuccesses(): ReadonlyMap<string, number>;
}

/** Well within the time after which the others take this host for gone. */
const noteMs = 10_000;

export function backgroundWork(
  context: Context,
  { mailDispatcher, hostWatch }: { mailDispatcher: OpenMailDispatcher; hostWatch: HostWatch },
): BackgroundWork {
  let timers: readonly NodeJS.Timeout[] = [];
  const ended = new Map<string, number>();
  const run = ([name, pass]: Pass) =>
    context.defer(name, async () => {
      await pass(context);
      ended.set(name, context.now());
    });
  const runHalfMinutely = () => {
    halfMinutely.forEach(run);
    mailDispatcher.notify();
  };
  const noteHost = () => run(["note-host", hostWatch.note]);
  const runHourly = () => hourly.forEach(run);
  return {
    start() {
      if (timers.length > 0) return;
      mailDispatcher.open(() => run(["send-mail", sendMail]));
      timers = [
        setInterval(runHalfMinutely, halfMinute),
        setInterval(runHourly, hour),
        setInterval(() => run(["seal-audit", sealAudit]), sealMs),
        setInterval(noteHost, noteMs),
      ];
      for (const timer of timers) timer.unref();
      noteHost();
      runHourly();
      mailDispatcher.notify();
    },
    stop() {
      mailDispatcher.close();
      for (const timer of timers) clearInterval(timer);
    },
    lastSuccesses: () => ended,
  };
}
