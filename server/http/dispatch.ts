// Handles one call: authenticates, authorizes, parses, executes. Closed by default.
import { nameOf, type Operation } from "./operation";
import type { Result } from "../kernel/result";
import type { Locale } from "../locales/locale";
import { isRefusal, refuse } from "../kernel/refusal";
import type { Actor, Call, Refused } from "./call";
import type { Endpoint } from "./feature";
import type { Context } from "./context";
import { codeOfFailure } from "./outage";
import { invalidKeyIssue, parseInput, withoutEmpty } from "./parse-input";
import { problemOf, problemOfIssues } from "./problem";
import type { Body } from "./read-body";
import { checkMayCall } from "./rights";
import { PrincipalChanged } from "./command";
import { checkStepUp } from "./step-up";
import { singleFlight } from "../kernel/single-flight";

const attempts = 5;

/** An unverified call. */
export interface IncomingCall {
  readonly token: string | null;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  /** Reads the body; called only after the caller was authorized. */
  readonly readBody: () => Promise<Body>;
  readonly key: string | null;
  readonly address: string | null;
  /** The User-Agent as sent. */
  readonly device: string | null;
  /** The device token from an earlier sign-in; missing if none was sent. */
  readonly deviceToken?: string | null;
  /** An API client, and not the portal's pages. */
  readonly isApiClient?: boolean;
  /** The request ID in the host's log. */
  readonly requestId?: string | null;
  /** The language that the caller accepts; the portal's if missing. */
  readonly locale?: Locale | undefined;
}

/** The principal of a token; null if it is invalid. */
type Identify = (context: Context, token: string | null) => Promise<Actor | null>;

/** Dependencies from the features above. */
interface DispatchHooks {
  readonly endpoints: readonly Endpoint[];
  readonly identify: Identify;
  readonly recordRefusedCall: (
    context: Context,
    user: Actor["user"],
    refused: { call: string; why: Refused["refused"]; address: string | null },
  ) => void;
}

/** Answers one call of an operation. */
export type Dispatch = (
  context: Context,
  operation: Operation,
  incoming: IncomingCall,
) => Promise<Result<unknown>>;

export function dispatcher({ endpoints, ...hooks }: DispatchHooks): Dispatch {
  // By name and not by identity: after a rebuild in development the pages' operations are newer copies of these.
  const handlers = new Map(
    endpoints.map(({ operation, handler }) => [nameOf(operation), handler] as const),
  );
  const dispatchContext: DispatchContext = {
    ...hooks,
    identify: identifyOnce(hooks.identify),
    handlerOf: (name) => handlers.get(name),
  };
  return async (shared, operation, incoming) => {
    const context = withRequestId(shared, incoming.requestId ?? null);
    const result = await answered(dispatchContext, context, operation, incoming);
    if (!result.ok) context.refusedCalls.count(result.problem.code);
    return result;
  };
}

interface DispatchContext extends Omit<DispatchHooks, "endpoints"> {
  handlerOf(name: string): Endpoint["handler"] | undefined;
}

/** Adds the request ID to everything that the call audits or reports. */
function withRequestId(context: Context, requestId: string | null): Context {
  return {
    ...context,
    requestId,
    report: (event, error) => context.report(event, error, requestId),
  };
}

async function answered(
  dispatchContext: DispatchContext,
  context: Context,
  operation: Operation,
  incoming: IncomingCall,
): Promise<Result<unknown>> {
  let read: Promise<Body> | undefined;
  const readBody = () => (read ??= incoming.readBody());
  try {
    return await retryChanged(() =>
      answer(dispatchContext, context, operation, { ...incoming, readBody }),
    );
  } catch (error) {
    context.report("api", error);
    return refused(refuse(codeOfFailure(error)), localeFor(context, incoming));
  }
}

/** If the caller's rights changed meanwhile, the caller is identified again; the body is read only once. */
async function retryChanged(work: () => Promise<Result<unknown>>): Promise<Result<unknown>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !(error instanceof PrincipalChanged)) throw error;
    }
  }
}

async function answer(
  { identify, recordRefusedCall, handlerOf }: DispatchContext,
  context: Context,
  operation: Operation,
  incoming: IncomingCall,
): Promise<Result<unknown>> {
  const name = nameOf(operation);
  const locale = localeFor(context, incoming);
  const handler = handlerOf(name);
  const actor = operation.access === "open" ? null : await identify(context, incoming.token);
  if (actor && context.requestId) context.requestUsers.record(context.requestId, actor.user.id);
  const barred = handler ? checkMayCall(operation, actor) : refuse("forbidden");
  const { address } = incoming;
  const recordRefusal = (why: Refused["refused"]) =>
    actor && recordRefusedCall(context, actor.user, { call: name, why, address });
  if (barred) recordRefusal(barred.refused);
  if (barred || !handler) return refused(barred ?? refuse("forbidden"), locale);
  if (incoming.key !== null && !/^[\w-]{8,100}$/.test(incoming.key))
    return invalid([invalidKeyIssue(locale)], locale);

  // PostgreSQL can't store NUL characters and fails on queries for them.
  if (Object.values(incoming.params).some((value) => value.includes("\0")))
    return refused(refuse("not_found"), locale);

  if (operation.method !== "GET" && !context.mayChange())
    return refused(refuse("unavailable"), locale);
  if (needsDiskSpace(operation) && !(await context.hasDiskSpace()))
    return refused(refuse("unavailable"), locale);

  const tooLongAgo = operation.stepUpFields ? null : checkStepUp(operation, actor, context.now());
  if (tooLongAgo) return refused(tooLongAgo, locale);

  const query =
    operation.query && parseInput(locale, operation.query, withoutEmpty(incoming.query));
  if (query?.issues) return invalid(query.issues, locale);
  const raw = operation.body ? await incoming.readBody() : null;
  if (raw && isRefusal(raw)) return refused(raw, locale);
  const body = raw && operation.body && parseInput(locale, operation.body, raw.value);
  if (body?.issues) return invalid(body.issues, locale);

  const { params, key, deviceToken = null, isApiClient = false } = incoming;
  const device = deviceNamed(incoming.device);
  const call = {
    context,
    actor,
    params,
    query: query?.data,
    body: body?.data,
    key,
    address,
    device,
    deviceToken,
    isApiClient,
    locale,
    acceptedLanguage: incoming.locale ?? null,
    name,
  } satisfies Record<Exclude<keyof Call, "approval">, unknown>;
  const result = await handler(call as never);
  if (!isRefusal(result)) return { ok: true, value: result };
  // Some rights depend on whose record it is, or on the fields that are sent.
  if (result.refused === "role_missing") recordRefusal(result.refused);
  return refused(result, locale);
}

/** Calls that need disk space. Signing in to read stays possible: the reserve is for that. */
function needsDiskSpace({ method, path }: Operation): boolean {
  return method !== "GET" && (!path.startsWith("/auth/") || path === "/auth/register");
}

const localeFor = ({ settings }: Context, { locale }: IncomingCall): Locale =>
  locale ?? settings.language;

const refused = (refusal: Refused, locale: Locale): Result<never> => ({
  ok: false,
  problem: problemOf(refusal, locale),
});

type Issues = Parameters<typeof problemOfIssues>[0];

const invalid = (issues: Issues, locale: Locale): Result<never> => ({
  ok: false,
  problem: problemOfIssues(issues, locale),
});

const longestDevice = 200;

/** The User-Agent, safe to store and show: printable and short. */
function deviceNamed(userAgent: string | null): string | null {
  const printable = (userAgent ?? "").replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, "").trim();
  return printable.slice(0, longestDevice) || null;
}

/** The calls that a page makes at the same time have one caller, who is looked up once. */
function identifyOnce(identify: Identify): Identify {
  const shared = singleFlight<Actor | null>();
  return (context, token) =>
    context.requestId && token !== null
      ? shared(`${context.requestId} ${token}`, () => identify(context, token))
      : identify(context, token);
}
