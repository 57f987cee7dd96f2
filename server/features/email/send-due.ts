// Background work: sends due emails. A row is claimed first and sent outside any database transaction.
import { z } from "zod";
import { giveWay } from "../../database/give-way";
import { outboxIn } from "./store";
import { usersIn } from "../users/store";
import { isAboutServer, lease, nextAttempt, serverFaults, type MailFault } from "./rules";
import type { OutboxRow } from "../../database/rows/mail-rows";
import type { Context } from "../../http/context";
import { personalVaultOf } from "../users/personal-key";
import { isReadable } from "./present-outbox";
import { outboxAad } from "./queue-email";
import type { Mailer } from "./port";

const Contents = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** Between two emails, as long as requests keep this process busy. */
const longestPauseMs = 100;

export interface SendCounts {
  sent: number;
  /** Will be tried again. */
  postponed: number;
  failed: number;
}

/** One pass over due emails. Any number of hosts may run it at the same time. It stops if the mail server is down or the host shuts down; the rest waits for the next pass. */
export async function sendDue(context: Context): Promise<SendCounts> {
  const counts: SendCounts = { sent: 0, postponed: 0, failed: 0 };
  const outbox = outboxIn(context.storage.db);
  let isOutageOver = false;
  for (
    let ids = await outbox.due(context.now());
    ids.length > 0;
    ids = await outbox.due(context.now())
  ) {
    for (const id of ids) {
      if (context.isClosing()) return counts;
      const now = context.now();
      const row = await outbox.claim(id, { now, until: now + lease });
      if (!row) continue;
      const { outcome, fault } = await send(context, row);
      counts[outcome] += 1;
      // The others that the outage postponed would wait for up to six hours.
      if (
        !isOutageOver &&
        outcome === "sent" &&
        serverFaults.some((one) => one === row.last_error)
      ) {
        isOutageOver = true;
        await outbox.makeDue(context.now(), serverFaults);
      }
      if (fault && isAboutServer(fault)) return counts;
      await giveWay(longestPauseMs);
    }
  }
  return counts;
}

interface End {
  readonly outcome: keyof SendCounts;
  readonly fault?: MailFault;
}

async function send(context: Context, row: OutboxRow): Promise<End> {
  const outbox = outboxIn(context.storage.db);
  const contents = row.expires_at > context.now() ? await contentsOf(context, row) : null;
  if (!contents) {
    await outbox.settle(row, {
      state: "failed",
      contents: null,
      last_error: row.last_error ?? "expired",
    });
    return { outcome: "failed" };
  }
  const fault = await context.mailDispatcher.mailer.send({ id: row.id, ...contents });
  if (fault) return { outcome: await requeue(context, row, fault), fault };
  const isSaved = await outbox.settle(row, {
    state: "sent",
    contents: isReadable(context) ? row.contents : null,
    sent_at: context.now(),
    last_error: null,
  });
  // The user was deleted meanwhile: no personal data may stay.
  if (!isSaved && !(await outbox.knownIds([row.id])).has(row.id))
    await context.mailDispatcher.mailer.erase([row.id]);
  return { outcome: "sent" };
}

/** The email's text; null if the user was deleted, and their key with them, or if it can't be decrypted, which is reported. */
export async function contentsOf(context: Context, { id, user_id: userId, contents }: OutboxRow) {
  const person = await usersIn(context.storage.db).byId(userId);
  try {
    const vault = personalVaultOf(context, person);
    return vault && contents !== null
      ? Contents.parse(JSON.parse(vault.open(contents, outboxAad(id))))
      : null;
  } catch (error) {
    context.report("open-mail", error);
    return null;
  }
}

/** Schedules another attempt, or marks it as failed in the outbox: an administrator may resend it until it expires. */
async function requeue(
  { storage, now }: Context,
  row: OutboxRow,
  fault: MailFault,
): Promise<"postponed" | "failed"> {
  const next = nextAttempt({ fault, attempts: row.attempts, expiresAt: row.expires_at }, now());
  const change =
    next === null
      ? { state: "failed" as const, ...(fault === "withheld" && { contents: null }) }
      : { state: "queued" as const, next_attempt_at: next };
  await outboxIn(storage.db).settle(row, { ...change, last_error: fault });
  return next === null ? "failed" : "postponed";
}

/** Where emails are sent from. */
interface MailDispatcher {
  readonly mailer: Mailer;
  /** An email was queued: it is sent soon after the commit, and not by the request that queued it. */
  notify(): void;
}

export interface OpenMailDispatcher extends MailDispatcher {
  /** From now on `work` runs soon after each `notify`. */
  open(work: () => void): void;
  close(): void;
}

// Long enough for the commit; a slower one is sent with the next pass.
const delayMs = 200;

export function createMailDispatcher(mailer: Mailer): OpenMailDispatcher {
  let work: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    mailer,
    notify() {
      if (!work || timer) return;
      timer = setTimeout(() => {
        timer = undefined;
        work?.();
      }, delayMs);
      timer.unref();
    },
    open(then) {
      work = then;
    },
    close() {
      work = undefined;
      clearTimeout(timer);
    },
  };
}

declare module "../../http/context" {
  interface Context {
    readonly mailDispatcher: MailDispatcher;
  }
}
