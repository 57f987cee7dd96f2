import type { Mailer } from "./port";

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
