// What goes on without anybody asking: each pass is harmless to repeat, and any number of hosts may run it.
import type { Context } from "../http/context";
import { applyDue } from "../features/crypto-payments/apply-delivery";
import { eraseDue } from "./erase-due";
import { sweepMailFiles } from "../features/email/erase-sent-mail";
import type { OpenMailDispatcher } from "../features/email/mail-dispatcher";
import { sendMail } from "./send-mail";
import { refreshDue } from "../features/reconciliation/refresh-statuses";
import { sealAudit, sealLateAudit } from "../features/audit/seal-audit";
import { settleDue } from "./settle-due";
import { sweepFiles } from "./sweep-files";

type Pass = readonly [name: string, run: (context: Context) => Promise<unknown>];

const oftenMs = 30_000;
const often: readonly Pass[] = [
  ["erase-due", eraseDue],
  ["settle-due", settleDue],
  ["crypto-notices", applyDue],
  ["watch-disk", ({ hasRoom }) => hasRoom()],
];
const seldomMs = 60 * 60_000;
const seldom: readonly Pass[] = [
  ["sweep-files", sweepFiles],
  ["sweep-mails", sweepMailFiles],
  ["reconcile", refreshDue],
  ["seal-late-audit", sealLateAudit],
];
/** So long a line of the audit log may wait for its seal. */
const sealMs = 10_000;

export interface BackgroundWork {
  start(): void;
  /** Begins nothing more; what is under way ends as work that was left for later. */
  stop(): void;
  /** By name, when each pass last ended well: UTC milliseconds. */
  lastSuccesses(): ReadonlyMap<string, number>;
}

export function backgroundWork(
  context: Context,
  mailDispatcher: OpenMailDispatcher,
): BackgroundWork {
  let timers: readonly NodeJS.Timeout[] = [];
  const ended = new Map<string, number>();
  const run = ([name, pass]: Pass) =>
    context.later(name, async () => {
      await pass(context);
      ended.set(name, context.now());
    });
  const settle = () => {
    often.forEach(run);
    mailDispatcher.notify();
  };
  const sweep = () => seldom.forEach(run);
  return {
    start() {
      if (timers.length > 0) return;
      mailDispatcher.open(() => run(["send-mail", sendMail]));
      timers = [
        setInterval(settle, oftenMs),
        setInterval(sweep, seldomMs),
        setInterval(() => run(["seal-audit", sealAudit]), sealMs),
      ];
      for (const timer of timers) timer.unref();
      sweep();
      mailDispatcher.notify();
    },
    stop() {
      mailDispatcher.close();
      for (const timer of timers) clearInterval(timer);
    },
    lastSuccesses: () => ended,
  };
}
