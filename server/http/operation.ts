import type { z } from "zod";
import type { en } from "../locales/en";
import type { RefusalCode } from "../kernel/refusals";
import type { StaffRight } from "../kernel/staff-roles";
import type { OwnScope } from "./token-scopes";

/** A message of the catalog `failures`. */
export type Failure = keyof (typeof en)["failures"];

type Change = "POST" | "PATCH" | "DELETE";
type HttpMethod = "GET" | Change;

/**
 * How recently the caller must have entered the password: for staff decisions within fifteen minutes, the
 * sign-in included; for secrets within five, after the sign-in.
 */
export type StepUp = "decision" | "secret";

/** One right, or several of which any is enough. */
type Needed = StaffRight | readonly [StaffRight, ...StaffRight[]];

/**
 * Who may call, and which scope an API token needs; with `null` no token is enough. Where signed-in
 * people use it for themselves, `right` is what lets staff use it for others.
 */
type Permission =
  | {
      readonly access: "open";
      readonly scope?: never;
      readonly right?: never;
      readonly stepUp?: never;
    }
  | {
      readonly access: "signed-in";
      readonly scope: OwnScope | null;
      readonly right?: never;
      readonly stepUp?: "secret";
    }
  | ({
      readonly access: "signed-in";
      readonly scope: OwnScope | null;
      readonly right: StaffRight;
    } & StaffStepUp)
  | ({
      readonly access: "staff";
      readonly scope: "right" | null;
      readonly right: Needed;
    } & StaffStepUp);

/** Every operation by which staff change something states whether it requires a recent password. */
type StaffStepUp =
  | { readonly method: "GET"; readonly stepUp?: "secret" }
  | { readonly method: Change; readonly stepUp: StepUp | null };

/** Anyone, anyone signed in, or staff with the right. */
export type Access = Permission["access"];

/** The rights of which a member of staff needs one. */
export function rightsFor({ right }: { readonly right?: Needed }): readonly StaffRight[] {
  return typeof right === "string" ? [right] : (right ?? []);
}

/** The name of its calls, for example `POST /wallets/top-up`; stored with approval requests and in the audit log. */
export const nameOf = ({ method, path }: Pick<Operation, "method" | "path">): string =>
  `${method} ${path}`;

interface Definition {
  readonly method: HttpMethod;
  /** Path under /api, with parameters as `{name}`. */
  readonly path: string;
  /** The status of a successful response: 201 if something was created. */
  readonly status: 200 | 201;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The encoding of the body; files need multipart. */
  readonly encoding?: "json" | "multipart";
  readonly answer: z.ZodType<object>;
  /** Its own refusals; those that follow from its method, body and access are added automatically. */
  readonly refusals: readonly RefusalCode[];
  /** False if an Idempotency-Key would be meaningless: nothing changes, a session begins or ends, or a secret is shown. */
  readonly acceptsIdempotencyKey?: false;
  /** If set, only changes of these fields require the password that `stepUp` names, and the handler checks it. */
  readonly stepUpFields?: readonly string[];
  /** It may need a second staff member, at or above a threshold or always: 202 with `approvalRequest`. Its handler has an approval rule beside it. */
  readonly mayNeedApproval?: true | "always";
  /** A user whose password was set by staff may only call these, and change it. */
  readonly allowsInitialPassword?: true;
  /** Whether it uses the device token. */
  readonly acceptsDeviceToken?: true;
  /** Other backends may not have it. */
  readonly isExtension?: true;
  /** The message for a failure without one from the backend, unless the page that calls names another. */
  readonly failure?: Failure | undefined;
  /** Other backends may respond with only a message. */
  readonly hasTextFailures?: true;
  /** In the API document: a one-line summary. */
  readonly summary: string;
  readonly description?: string;
  /** Description of the path parameter. */
  readonly idParameter?: string;
  /** Description of a successful response. */
  readonly returns?: string;
  /** Media types of a file response. */
  readonly mediaTypes?: readonly string[];
}

/** One call of the API, defined once: routes, rights, pages and documentation follow from it. */
export type Operation = Definition & Permission;
