// The typed client: derived from the API's operation table, so a page calls
// `api(request).wallets.mine()`. It calls the backend of this process, or another one over HTTP
// when API_BASE_URL is set.
import { pagesHeader, remoteApiResponse } from "~server/kernel/remote-api-response";
import { operations } from "~server/operations";
import type { Client } from "~server/client";
import type { Result } from "~server/kernel/result";
import type { Failure, Operation } from "~server/http/operation";
import { getConfig } from "~server/config";
import { getBackend } from "~server/index";
import { faultOf, logLine } from "~server/log-lines";
import { problemFor, readProblem, withDefaultMessage } from "./api-problem.server";
import { localeOf } from "../locale.server";
import { deviceTokenFor } from "../session/known-device.server";
import { readSession } from "../session/session.server";

/** The parts of a call; the client's types say which operation takes which. */
interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  key?: string;
  failure?: Failure;
}

const remoteTimeoutMs = 15_000;

/** Passes a request for /api/* to the backend of this process, if there is one. */
export async function backendFetch(request: Request): Promise<Response> {
  if (getConfig().apiBaseUrl) return remoteApiResponse(localeOf(request));
  const backend = await getBackend();
  return backend.fetch(request);
}

/** Where refused forms wait; another backend stores none. */
export async function formRecoveries() {
  return getConfig().apiBaseUrl ? undefined : (await getBackend()).formRecoveries;
}

/** Whether emailed links still work; another backend says so only when one is used. */
export async function liveLinks() {
  return getConfig().apiBaseUrl ? undefined : (await getBackend()).liveLinks;
}

/** Where the card numbers of refused deposit forms are sealed; another backend keeps none. */
export async function pendingCardNumbers() {
  return getConfig().apiBaseUrl ? undefined : (await getBackend()).pendingCardNumbers;
}

/** A client that calls as the signed-in user of the request, or as a visitor. */
export function api(request: Request): Client {
  return Object.create(nouns, { request: { value: request } }) as Client;
}

interface Calling {
  readonly request: Request;
}

/** A page calls a few of about two hundred operations, so the calls of a noun are created on first use. */
const nouns = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(operations).map(([noun, verbs]) => [
      noun,
      {
        get(this: Calling) {
          return callsOf(verbs, this.request);
        },
      },
    ]),
  ),
);

function callsOf(verbs: Readonly<Record<string, Operation>>, request: Request) {
  return Object.fromEntries(
    Object.entries(verbs).map(([verb, operation]) => [
      verb,
      (input: LooseInput = {}) => send(operation, input, request),
    ]),
  );
}

async function send(
  operation: Operation,
  input: LooseInput,
  from: Request,
): Promise<Result<unknown>> {
  const { apiBaseUrl } = getConfig();
  const token = (await readSession(from)).get("token") ?? null;
  const sent = { input, token, deviceToken: await deviceTokenFor(operation, from), from };
  return apiBaseUrl ? sendRemote(apiBaseUrl, operation, sent) : sendLocal(operation, sent);
}

interface Sent {
  input: LooseInput;
  token: string | null;
  deviceToken: string | null;
  /** The visitor's request, whose ID, IP address and device are passed on. */
  from: Request;
}

async function sendLocal(
  operation: Operation,
  { input, token, deviceToken, from }: Sent,
): Promise<Result<unknown>> {
  const backend = await getBackend();
  const { params = {}, query = {}, body, key = null } = input;
  const [address, device, requestId] = [
    from.headers.get("x-client-address"),
    from.headers.get("user-agent"),
    from.headers.get("x-request-id"),
  ];
  const result = await backend.call(operation, {
    token,
    params,
    query,
    body,
    key,
    address,
    device,
    deviceToken,
    requestId,
    locale: localeOf(from),
  });
  if (result.ok) return result;
  return { ok: false, problem: withDefaultMessage(result.problem, operation, from) };
}

async function sendRemote(
  base: string,
  operation: Operation,
  sent: Sent,
): Promise<Result<unknown>> {
  try {
    const response = await fetch(toRequest(base, operation, sent), {
      redirect: "error",
      signal: AbortSignal.timeout(remoteTimeoutMs),
    });
    if (!response.ok)
      return {
        ok: false,
        problem: await readProblem(
          response,
          { ...operation, failure: sent.input.failure ?? operation.failure },
          sent.from,
        ),
      };
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    return { ok: true, value: operation.answer.parse(isJson ? await response.json() : response) };
  } catch (error) {
    const id = sent.from.headers.get("x-request-id");
    console.error(
      logLine("error", {
        ...(id && { id }),
        event: "api-call",
        call: `${operation.method} ${operation.path}`,
        ...faultOf(error),
      }),
    );
    return { ok: false, problem: problemFor(sent.from, "unavailable") };
  }
}

function toRequest(
  base: string,
  operation: Operation,
  { input, token, deviceToken, from }: Sent,
): Request {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ""),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  const headers = new Headers({ "Accept-Language": localeOf(from), [pagesHeader]: "1" });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (deviceToken) headers.set("X-Device-Token", deviceToken);
  if (input.key) headers.set("Idempotency-Key", input.key);
  for (const name of ["x-request-id", "traceparent", "x-client-address", "user-agent"]) {
    const value = from.headers.get(name);
    if (value) headers.set(name, value);
  }
  const isForm = input.body instanceof FormData;
  if (input.body !== undefined && !isForm) headers.set("Content-Type", "application/json");
  return new Request(`${base.replace(/\/$/, "")}${path}${query.size > 0 ? `?${query}` : ""}`, {
    method: operation.method,
    headers,
    body:
      input.body instanceof FormData
        ? input.body
        : input.body === undefined
          ? null
          : JSON.stringify(input.body),
  });
}
