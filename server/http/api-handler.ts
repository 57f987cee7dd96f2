// The API's single entry point: finds the operation of an HTTP call, dispatches it, and returns the response.
import { refuse } from "../kernel/refusal";
import type { Result } from "../kernel/result";
import type { Locale } from "../locales/locale";
import type { Context } from "./context";
import type { Dispatch } from "./dispatch";
import { acceptedLanguage, acceptedLocale } from "../locales/accepted-locale";
import type { Operation } from "./operation";
import { pagesHeader } from "../kernel/remote-api-response";
import { codeOfFailure } from "./outage";
import { problemAnswer, problemOf, type JsonAnswer } from "./problem";
import type { Body } from "./read-body";

interface HttpCall {
  readonly method: string;
  /** The path below /api, as sent. */
  readonly path: string;
  /** The query as sent, without the question mark. */
  readonly query: string;
  /** Null if not sent. */
  readonly header: (name: string) => string | null;
  readonly readBody: (operation: Operation) => Promise<Body>;
}

export interface ApiHandler {
  readonly handle: (call: HttpCall) => Promise<JsonAnswer | Response>;
}

interface Served {
  readonly dispatch: Dispatch;
  readonly operations: readonly Operation[];
  /** What else is served below /api, such as the API document. */
  readonly others?: readonly CallAddress[];
}

export function apiHandler(
  context: Context,
  { dispatch, operations, others = [] }: Served,
): ApiHandler {
  const find = operationFinder(operations);
  const addresses = [...operations, ...others];
  const localeFor = ({ header }: HttpCall): Locale =>
    acceptedLocale(header("accept-language"), context.settings.language);

  const resultOf = ({ operation, params }: Matched, call: HttpCall): Promise<Result<unknown>> => {
    const { query, header } = call;
    return dispatch(context, operation, {
      token: /^Bearer +(.+)$/i.exec(header("authorization") ?? "")?.[1] ?? null,
      params,
      query: valuesIn(query),
      readBody: () => call.readBody(operation),
      key: header("idempotency-key"),
      address: header("x-client-address"),
      device: header("user-agent"),
      deviceToken: header("x-device-token"),
      isApiClient: header(pagesHeader) === null,
      requestId: header("x-request-id"),
      locale: acceptedLanguage(header("accept-language")),
    });
  };
  const failed = (error: unknown, call: HttpCall): JsonAnswer => {
    context.report("api", error, call.header("x-request-id"));
    return problemAnswer(problemOf(refuse(codeOfFailure(error)), localeFor(call)));
  };

  return {
    async handle(call) {
      const matched = find(call.method, call.path);
      if (!matched) return unknownCall(addresses, call.path, localeFor(call));
      const { operation } = matched;
      try {
        const result = await resultOf(matched, call);
        return result.ok && result.value instanceof Response
          ? result.value
          : jsonAnswer(operation, result);
      } catch (error) {
        return failed(error, call);
      }
    },
  };
}

// Nearly every response contains personal data, and some contain what is otherwise masked.
const noStore = { "Cache-Control": "no-store" };

function jsonAnswer(operation: Operation, result: Result<unknown>): JsonAnswer {
  return result.ok
    ? {
        status: statusOf(operation, result.value),
        headers: noStore,
        text: JSON.stringify(result.value),
      }
    : problemAnswer(result.problem);
}

/** 202 if nothing has changed yet, because it takes a second person. */
function statusOf({ status, mayNeedApproval }: Operation, value: unknown): number {
  const needsApproval =
    mayNeedApproval && typeof value === "object" && value !== null && "approvalRequest" in value;
  return needsApproval && value.approvalRequest !== undefined ? 202 : status;
}

function unknownCall(addresses: readonly CallAddress[], path: string, locale: Locale): JsonAnswer {
  const allowed = methodsOf(addresses, path);
  if (allowed.length === 0) return problemAnswer(problemOf(refuse("not_found"), locale));
  const answer = problemAnswer(problemOf(refuse("method_not_allowed"), locale));
  return { ...answer, headers: { ...answer.headers, Allow: allowed.join(", ") } };
}

/** The values of a query by name. A parameter given twice is a list, which no schema accepts as one value. */
function valuesIn(query: string): Record<string, string | string[]> {
  if (query === "") return {};
  const values = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(values.keys())].map((name) => {
      const [first = "", ...more] = values.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

/** A method and path below /api. */
interface CallAddress {
  readonly method: string;
  readonly path: string;
}

interface Matched {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the operation of a path below /api. Fixed paths come first, so that /transactions/stats is never taken for an id. */
export function operationFinder(
  operations: readonly Operation[],
): (method: string, path: string) => Matched | null {
  const fixed = new Map(
    operations
      .filter((operation) => !hasParameters(operation))
      .map((operation) => [`${operation.method} ${operation.path}`, { operation, params: {} }]),
  );
  const others = operations.filter(hasParameters).map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
  }));
  return (method, sentPath) => {
    const path = withoutLastSlash(sentPath);
    const known = fixed.get(`${method} ${path}`);
    if (known) return known;
    for (const { operation, pattern } of others) {
      const match = operation.method === method ? pattern.exec(path) : null;
      if (match) return { operation, params: decoded(match.groups) };
    }
    return null;
  };
}

/** The methods of a path below /api, in order; empty if it has no operation. */
function methodsOf(addresses: readonly CallAddress[], path: string): string[] {
  const isAt = (address: CallAddress) =>
    new RegExp(`^${address.path.replace(/\{\w+\}/g, "[^/]+")}/?$`).test(path);
  const methods = addresses.filter(isAt).map(({ method }) => method);
  return [...new Set(methods.includes("GET") ? [...methods, "HEAD"] : methods)].sort();
}

/** Some clients add one to every address. */
const withoutLastSlash = (path: string) => path.replace(/\/$/, "");

function decoded(match: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(match).map(([name, value]) => [name, decodedPart(value)]),
  );
}

/** An invalid encoding is used literally. */
function decodedPart(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function hasParameters({ path }: Operation): boolean {
  return path.includes("{");
}
