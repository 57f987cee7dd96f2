// One call, whichever way it came: who, parse, handle. Closed by default.
import { operations } from "../contract/operations";
import type { Operation } from "../contract/operation";
import type { Result } from "../contract/client";
import type { Problem } from "../contract/values/problem";
import { isRefusal, refuse } from "../domain/refusal";
import type { Call, Refused } from "./call";
import type { Context } from "./context";
import { deviceNamed } from "./callers/device";
import { identify } from "./callers/identify";
import { noteRefusedCall } from "./callers/note-refusal";
import { codeOfFailure } from "./http/outage";
import { plainWords } from "./http/plain-words";
import { problemOf, problemOfIssues } from "./http/problem";
import { checkMayCall } from "./callers/rights";
import { handlers } from "./routes";
import { StandingChanged } from "./callers/standing";

/** What a handler takes was read by the schemas of its own operation. */
type AnyHandler = (call: never) => Promise<object | Refused>;

const attempts = 5;

/** A call before anything of it was trusted. */
export interface Incoming {
  readonly token: string | null;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  /** Reads the body; called only after the caller was found to have the right to call. */
  readonly readBody: () => Promise<Result<unknown>>;
  readonly key: string | null;
  readonly address: string | null;
  /** The User-Agent as it was sent. */
  readonly device: string | null;
  /** What an earlier sign-in gave this device to be known by; missing where it was never sent. */
  readonly deviceToken?: string | null;
  /** The id under which the host logs the request. */
  readonly requestId?: string | null;
}

// By name and not by identity: after a rebuild in development the pages' table is a newer copy of this one.
const listed = new Map<string, AnyHandler>(
  Object.entries(operations).flatMap(([noun, verbs]) =>
    Object.entries<Operation>(verbs).map(
      ([verb, operation]) => [nameOf(operation), handlerOf(noun, verb)] as const,
    ),
  ),
);

export async function dispatch(
  shared: Context,
  operation: Operation,
  incoming: Incoming,
): Promise<Result<unknown>> {
  const context = withRequestId(shared, incoming.requestId ?? null);
  const result = await answered(context, operation, incoming);
  if (!result.ok) context.refusedCalls.count(result.problem.code);
  return result;
}

/** So that everything which the call audits or reports carries the id of its request. */
function withRequestId(context: Context, requestId: string | null): Context {
  return {
    ...context,
    requestId,
    report: (event, error) => context.report(event, error, requestId),
  };
}

async function answered(
  context: Context,
  operation: Operation,
  incoming: Incoming,
): Promise<Result<unknown>> {
  let read: Promise<Result<unknown>> | undefined;
  const readBody = () => (read ??= incoming.readBody());
  try {
    return await askedAgain(() => answer(context, operation, { ...incoming, readBody }));
  } catch (error) {
    context.report("api", error);
    return refused(problemOf(refuse(codeOfFailure(error))));
  }
}

/** Whoever was given other rights meanwhile is asked again who they are; the body is read once. */
async function askedAgain(work: () => Promise<Result<unknown>>): Promise<Result<unknown>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !(error instanceof StandingChanged)) throw error;
    }
  }
}

async function answer(
  context: Context,
  operation: Operation,
  incoming: Incoming,
): Promise<Result<unknown>> {
  const name = nameOf(operation);
  const handler = listed.get(name);
  const actor = operation.access === "open" ? null : await identify(context, incoming.token);
  if (actor && context.requestId) context.requestUsers.note(context.requestId, actor.user.id);
  const barred = handler ? checkMayCall(operation, actor) : refuse("forbidden");
  if (barred && actor)
    noteRefusedCall(context, actor.user, {
      call: name,
      why: barred.refused,
      address: incoming.address,
    });
  if (barred || !handler) return refused(problemOf(barred ?? refuse("forbidden")));
  if (incoming.key !== null && !/^[\w-]{8,100}$/.test(incoming.key)) return refused(badKey);

  // PostgreSQL keeps no such text and answers a question for it with an error.
  if (Object.values(incoming.params).some((value) => value.includes("\0")))
    return refused(problemOf(refuse("not_found")));

  if (isKeptOut(operation) && !(await context.hasRoom()))
    return refused(problemOf(refuse("unavailable")));

  const query = operation.query?.safeParse(incoming.query, plainWords);
  if (query && !query.success) return refused(problemOfIssues(query.error.issues));
  const raw = operation.body ? await incoming.readBody() : null;
  if (raw && !raw.ok) return raw;
  const body = raw && operation.body?.safeParse(raw.value, plainWords);
  if (body && !body.success) return refused(problemOfIssues(body.error.issues));

  const { params, key, address, deviceToken = null } = incoming;
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
    name,
  } satisfies Record<keyof Call, unknown>;
  const result = await handler(call as never);
  return isRefusal(result) ? refused(problemOf(result)) : { ok: true, value: result };
}

/** What fills the disk. Who wants to look still has to be able to sign in, and the reserve is there for it. */
function isKeptOut({ method, path }: Operation): boolean {
  return method !== "GET" && (!path.startsWith("/auth/") || path === "/auth/register");
}

const badKey = problemOfIssues([
  {
    code: "custom",
    path: ["Idempotency-Key"],
    message: "Use 8 to 100 letters, digits, dashes or underscores",
    input: undefined,
  },
]);

function refused(problem: Problem): Result<never> {
  return { ok: false, problem };
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

function handlerOf(noun: string, verb: string): AnyHandler {
  const byNoun: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>> = handlers;
  const handler = byNoun[noun]?.[verb];
  if (!handler) throw new TypeError(`no handler for ${noun}.${verb}`);
  return handler;
}
