import type { Locale } from "../locales/locale";
import type { z } from "zod";
import type { Operation } from "./operation";
import type { Refusal } from "../kernel/refusal";
import type { RefusalCode } from "../kernel/refusals";
import type { StaffRight, StaffRole } from "../kernel/staff-roles";
import type { OwnScope } from "./token-scopes";
import type { UserRow } from "../database/schema";
import type { Context } from "./context";
import type { Db } from "../database/db";

/** The user of a token. */
export interface Actor {
  readonly user: UserRow;
  /** The session or API token of the call. */
  readonly sessionId: string;
  /** The session's absolute and idle expiry (UTC milliseconds); null for an API token. */
  readonly ends: { readonly endsAt: number; readonly idleEndsAt: number } | null;
  readonly isStaff: boolean;
  readonly roles: readonly StaffRole[];
  /** The rights of the staff roles now, limited by a token's scopes. */
  readonly rights: ReadonlySet<StaffRight>;
  readonly hasSecondFactor: boolean;
  /** Staff who have no rights until they set up a second factor. */
  readonly lacksSecondFactor: boolean;
  /** When the password was last re-entered in this session (UTC milliseconds); null if never. */
  readonly confirmedAt: number | null;
  /** When this session began (UTC milliseconds); null for an API token. */
  readonly signedInAt: number | null;
  /** Whether an API client sent the password with which this session began; never for pages or an API token. */
  readonly isApiClient: boolean;
  /** An API token's scopes; null for a session, which isn't limited. */
  readonly scopes: ReadonlySet<OwnScope | StaffRight> | null;
}

type Parsed<E extends Operation, Part extends "body" | "query"> =
  E extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined;

/** One call of an operation: its caller and parsed input. */
export interface Call<E extends Operation = Operation> {
  readonly context: Context;
  readonly actor: E["access"] extends "open" ? null : Actor;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Parsed<E, "query">;
  readonly body: Parsed<E, "body">;
  /** The Idempotency-Key, if one was sent. */
  readonly key: string | null;
  /** The caller's IP address, for the audit log. */
  readonly address: string | null;
  /** The caller's User-Agent. */
  readonly device: string | null;
  /** The device token from an earlier sign-in. */
  readonly deviceToken: string | null;
  /** Whether it came from an API client, and not from a page. */
  readonly isApiClient: boolean;
  /** The language of the response. */
  readonly locale: Locale;
  /** The same if the caller asked for it; null if it's only the portal's. */
  readonly acceptedLanguage: Locale | null;
  /** Method and path pattern, for example `POST /wallets/top-up`. */
  readonly name: string;
  /** The approval of the second person, if the call needed it. */
  readonly approval?: Approval | undefined;
}

/** The approval of a requested call. */
export interface Approval {
  readonly requestId: string;
  /** The requester. */
  readonly requesterId: string;
  /** Whom the request is about, as it is shown to the approver. */
  readonly userId: string;
  /** Marks the request as approved, first in the call's database transaction; or returns why it can't be. */
  readonly settle: (db: Db) => Promise<Refused | null>;
}

export type Refused = Refusal<RefusalCode>;
export type Handler<E extends Operation> = (
  call: Call<E>,
) => Promise<z.output<E["answer"]> | Refused>;

/** The record that a call changes, as the audit log names it, and the version that its approval requires. */
export interface ApprovalSubject {
  readonly subject: string;
  readonly version?: number | undefined;
  /** What the approver compares with the change; a request is void once it is different. */
  readonly seen?: unknown;
}

/** The handler of an operation that may need a second person, and the rule for its calls that wait for one. */
export interface Approvable<E extends Operation> {
  readonly handler: Handler<E>;
  readonly subject: (call: Pick<Call<E>, "params" | "body">, db: Db) => Promise<ApprovalSubject>;
  /** The call's response with nothing changed. */
  readonly unchanged: (
    call: Call<E>,
    db: Db,
  ) => Promise<Omit<z.output<E["answer"]>, "approvalRequest"> | Refused>;
  /** The field with the reason, if a call without one is accepted and recorded as having none. */
  readonly explainedBy?: "reason" | "description";
}
