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
 * How recently the caller typed the password: for a decision of staff in the last fifteen minutes, the
 * sign-in included; for a secret in the last five, after the sign-in.
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

/** Whatever staff may change says whether it takes a recent password. */
type StaffStepUp =
  | { readonly method: "GET"; readonly stepUp?: "secret" }
  | { readonly method: Change; readonly stepUp: StepUp | null };

/** Anyone, anyone signed in, or staff with the right. */
export type Access = Permission["access"];

/** The rights of which a member of staff needs one. */
export function rightsFor({ right }: { readonly right?: Needed }): readonly StaffRight[] {
  return typeof right === "string" ? [right] : (right ?? []);
}

interface Definition {
  readonly method: HttpMethod;
  /** Path under /api, with parameters as `{name}`. */
  readonly path: string;
  /** Of a successful answer: 201 where something was created. */
  readonly status: 200 | 201;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** How the body travels; files need multipart. */
  readonly encoding?: "json" | "multipart";
  readonly answer: z.ZodType;
  /** Its own refusals; those that follow from its method, body and access are added. */
  readonly refusals: readonly RefusalCode[];
  /** False where an Idempotency-Key would have no meaning: nothing changes, a session begins or ends, or a secret is shown. */
  readonly takesKey?: false;
  /** Where it is given, only a change of one of these fields takes the password that `stepUp` names, and the handler asks for it. */
  readonly stepUpFields?: readonly string[];
  /** It waits for a second member of staff, at or above a threshold or always: 202, with `approvalRequest`. */
  readonly mayBeHeld?: true | "always";
  /** Where it matters whether the device is known. */
  readonly takesDeviceToken?: true;
  /** A backend of another make may lack it. */
  readonly isExtension?: true;
  /** What pages show for a failure without a message from the backend; it may depend on the body. */
  readonly failure?: Failure | ((body: unknown) => Failure);
  /** A backend of another make may answer with nothing but the message. */
  readonly hasTextFailures?: true;
  /** In the API document: what it does, in one line. */
  readonly summary: string;
  readonly description?: string;
  /** What the parameter in the path is. */
  readonly idParameter?: string;
  /** What a successful answer holds. */
  readonly returns?: string;
  /** Of an answer that is a file. */
  readonly mediaTypes?: readonly string[];
}

/** One call of the API, defined once: routes, rights, pages and documentation follow from it. */
export type Operation = Definition & Permission;
