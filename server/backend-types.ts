// What the parts of the portal that answer requests are given: calls, their context, and the work behind them.
import type { Report } from "./adapters/readiness";
import type { FormRecoveries } from "./features/form-recovery/form-recoveries";
import type { ApiHandler } from "./http/api-handler";
import type { RequestUsers } from "./http/request-users";
import type { Context } from "./http/context";
import type { Incoming } from "./http/dispatch";
import type { Result } from "./kernel/result";
import type { Operation } from "./http/operation";
import type { Gauge } from "./gauges";

export interface Backend {
  /** Answers requests whose path begins with /api/. */
  fetch(request: Request): Promise<Response>;
  /** The same for what is JSON and nothing else, without a Request; null for everything that needs one. */
  readonly handleJson: ApiHandler["handleJson"];
  /** The same calls without HTTP in between, for the pages of this process. */
  call(operation: Operation, call: LocalCall): Promise<Result<unknown>>;
  readonly context: Context;
  /** Refused forms of the pages of this process. */
  readonly formRecoveries: FormRecoveries;
  readonly requestUsers: RequestUsers;
  /** Why documents can't be stored, in a sentence; null if they can. */
  documentsFault(): Promise<string | null>;
  /** Notes the safeguards that this start has; what the operator should read about them. */
  noteSafeguards(): Promise<readonly string[]>;
  /** Which of the services behind the portal are up, by name. */
  readiness(): Promise<Report>;
  /** Metrics for monitoring. */
  gauges(): Promise<Gauge[]>;
  /** Resolves when no deferred work of a call, and no pass of background work, is still running. */
  settled(): Promise<void>;
  /** Starts the background work. */
  startWork(): void;
  /** Starts no new background work; calls are still answered. */
  stopWork(): void;
  close(): Promise<void>;
}

export type LocalCall = Omit<Incoming, "readBody"> & { readonly body: unknown };
