// The backend as the parts of the portal that answer requests see it: calls, their context, and background work.
import type { HostState } from "./background/host-watch";
import type { Report } from "./adapters/readiness";
import type { PendingCardNumbers } from "./features/cards/pending-card-numbers";
import type { LiveLinks } from "./features/email/live-links";
import type { FormRecoveries } from "./features/form-recovery/form-recoveries";
import type { RequestUsers } from "./http/request-users";
import type { Context } from "./http/context";
import type { IncomingCall } from "./http/dispatch";
import type { Result } from "./kernel/result";
import type { Operation } from "./http/operation";
import type { Gauge } from "./gauges";

export interface Backend {
  /** Answers requests whose path begins with /api/. */
  fetch(request: Request): Promise<Response>;
  /** The same calls without HTTP in between, for the pages of this process. */
  call(operation: Operation, call: LocalCall): Promise<Result<unknown>>;
  readonly context: Context;
  /** Stored refused forms of this process's pages. */
  readonly formRecoveries: FormRecoveries;
  /** Whether emailed links still work. */
  readonly liveLinks: LiveLinks;
  /** Card numbers of refused deposit forms of this process's pages. */
  readonly pendingCardNumbers: PendingCardNumbers;
  readonly requestUsers: RequestUsers;
  /** Why documents can't be stored, in a sentence; null if they can. */
  documentsFault(): Promise<string | null>;
  /** Records the safeguards of this start; returns what the operator should know about them. */
  recordSafeguards(): Promise<readonly string[]>;
  /** Notes this host in the database; resolves to what it sees there of itself and the others. */
  noteHost(): Promise<HostState>;
  /** Which services are up, by name. */
  readiness(): Promise<Report>;
  /** Metrics for monitoring. */
  gauges(): Promise<Gauge[]>;
  /** Resolves when no deferred work of a call and no background pass is running. */
  settled(): Promise<void>;
  /** Starts the background work. */
  startWork(): void;
  /** Starts no new background work; calls are still answered. */
  stopWork(): void;
  close(): Promise<void>;
}

export type LocalCall = Omit<IncomingCall, "readBody"> & { readonly body: unknown };
