// The schedule of background work: what the features declare, and what concerns the host itself.
// Backups and integrity checks are commands, which a timer of the host runs each night (`server/ops`).
import { background } from "../declared";
import type { OpenMailDispatcher } from "../features/email/send-due";
import { sendMail } from "../features/accounts/send-mail";
import type { Context } from "../http/context";
import type { Pass } from "../http/feature";
import { eraseDue } from "./erase-due";
import type { HostWatch } from "./host-watch";

const everyMs = { "10 seconds": 10_000, "30 seconds": 30_000, hour: 60 * 60_000 } as const;

const passes: readonly Pass[] = [
  { name: "erase-due", every: "30 seconds", run: eraseDue },
  ...background,
  { name: "watch-disk", every: "30 seconds", run: ({ hasDiskSpace }) => hasDiskSpace() },
];

export interface BackgroundWork {
  start(): void;
  /** Starts no new pass; running ones finish. */
  stop(): void;
  /** When each pass last succeeded, by name: UTC milliseconds. */
  lastSuccesses(): ReadonlyMap<string, number>;
}

export function backgroundWork(
  context: Context,
  { mailDispatcher, hostWatch }: { mailDispatcher: OpenMailDispatcher; hostWatch: HostWatch },
): BackgroundWork {
  let timers: readonly NodeJS.Timeout[] = [];
  const ended = new Map<string, number>();
  const run = ({ name, run: pass }: Omit<Pass, "every">) =>
    context.defer(name, async () => {
      await pass(context);
      ended.set(name, context.now());
    });
  const runEvery = (interval: Pass["every"]) =>
    passes.filter(({ every }) => every === interval).forEach(run);
  const repeat = (interval: Pass["every"], work: () => void) =>
    setInterval(work, everyMs[interval]);
  // Well within the time after which the others take this host for gone.
  const noteHost = () => run({ name: "note-host", run: hostWatch.note });
  return {
    start() {
      if (timers.length > 0) return;
      mailDispatcher.open(() => run({ name: "send-mail", run: sendMail }));
      timers = [
        repeat("10 seconds", noteHost),
        repeat("10 seconds", () => runEvery("10 seconds")),
        repeat("30 seconds", () => runEvery("30 seconds")),
        repeat("30 seconds", () => mailDispatcher.notify()),
        repeat("hour", () => runEvery("hour")),
      ];
      for (const timer of timers) timer.unref();
      noteHost();
      runEvery("hour");
      mailDispatcher.notify();
    },
    stop() {
      mailDispatcher.close();
      for (const timer of timers) clearInterval(timer);
    },
    lastSuccesses: () => ended,
  };
}
