// Calls the API as one user and checks every answer: shape as the contract and the API document
// define it, problems in the fixed error format, no secrets.
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Operation } from "~server/http/operation";
import { operations } from "~server/operations";
import type { Backend } from "~server/index";
import { expectDocumented } from "./api-document";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** Of a refusal: its stable word, its sentence and its messages by field. */
  readonly code: string;
  readonly message: string;
  readonly errors: Record<string, string[]>;
}

interface Extras {
  /** Idempotency-Key. */
  key?: string;
  headers?: Record<string, string>;
}

/** What a validator says for programmers. */
const validatorWords =
  /^Invalid (?:input|option|union|key|string)|expected .+ received|^Too (?:big|small):|^Unrecognized key/;
const Sentence = z
  .string()
  .min(1)
  .refine((message) => !validatorWords.test(message), "words of a validator")
  .refine((message) => !/\{\w+\}/.test(message), "a place that was not filled");

const problemShape = z.strictObject({
  statusCode: z.number().min(400),
  code: z.string().regex(/^[a-z_]+$/),
  message: Sentence,
  errors: z.record(z.string(), z.array(Sentence).min(1)).optional(),
  challenge: z.string().optional(),
});
const secrets = /test-hash:|\$argon2|password_hash|token_hash|personal_key|sealed/i;
/** Beside a code, as in problems and in what a bulk action skipped. */
const unfilled = /"code":"[a-z_]+","message":"[^"]*\{\w+\}/;
const cardSecrets = /"cvv":"|4111111111111111/;
/** The one call that shows a card in full. */
const cardAccess = /^\/wallets\/admin\/(user|transaction)\/[^/]+\/card-access$/;

export class Caller {
  constructor(
    protected readonly backend: Pick<Backend, "fetch">,
    readonly token: string | null,
  ) {}

  get = (path: string, extras?: Extras) => this.send("GET", path, undefined, extras);
  post = (path: string, body?: unknown, extras?: Extras) => this.send("POST", path, body, extras);
  patch = (path: string, body?: unknown, extras?: Extras) => this.send("PATCH", path, body, extras);
  delete = (path: string, body?: unknown, extras?: Extras) =>
    this.send("DELETE", path, body, extras);

  /** A raw body, for input that JSON.stringify would never write. */
  raw(method: string, path: string, body: BodyInit, contentType: string): Promise<Answer> {
    return this.dispatch(method, path, { body, headers: { "Content-Type": contentType } });
  }

  private send(
    method: string,
    path: string,
    body: unknown,
    { key, headers = {} }: Extras = {},
  ): Promise<Answer> {
    const keyed: Record<string, string> = key ? { ...headers, "Idempotency-Key": key } : headers;
    if (body === undefined) return this.dispatch(method, path, { headers: keyed });
    if (body instanceof FormData) return this.dispatch(method, path, { body, headers: keyed });
    return this.dispatch(method, path, {
      body: JSON.stringify(body),
      headers: { ...keyed, "Content-Type": "application/json" },
    });
  }

  private async dispatch(
    method: string,
    path: string,
    init: { body?: BodyInit; headers: Record<string, string> },
  ): Promise<Answer> {
    const authorization: Record<string, string> = this.token
      ? { Authorization: `Bearer ${this.token}` }
      : {};
    const headers = { ...authorization, ...init.headers };
    const response = await this.backend.fetch(
      new Request(`http://localhost/api${path}`, { ...init, method, headers }),
    );
    const text = await response.text();
    const opensSession =
      response.ok && /^\/auth\/(login|register|second-factor\/verify)$/.test(path);
    const showsCard = response.ok && cardAccess.test(path);
    if (
      secrets.test(text) ||
      (cardSecrets.test(text) && !showsCard) ||
      (!opensSession && /access_token/.test(text))
    )
      throw new Error(`${method} ${path} let a secret out: ${text}`);
    if (unfilled.test(text)) throw new Error(`${method} ${path} left a place unfilled: ${text}`);
    const body: unknown = JSON.parse(text);
    const operation = findOperation(method, path);
    if (operation) expectDocumented(operation, response, body);
    if (response.ok) checkShape(method, path, body);
    const { code = "", message = "", errors = {} } = response.ok ? {} : problemShape.parse(body);
    return { status: response.status, headers: response.headers, body, code, message, errors };
  }
}

/** An answer holds what its operation names and nothing else. */
function checkShape(method: string, path: string, body: unknown): void {
  const operation = operationOf(method, path);
  const named: unknown = JSON.parse(JSON.stringify(operation.answer.parse(body)));
  if (!isDeepStrictEqual(named, body))
    throw new Error(`${method} ${path} answered more than its schema names`);
}

export const allOperations: readonly Operation[] = Object.values(operations).flatMap((verbs) =>
  Object.values<Operation>(verbs),
);

const patterns = new Map(allOperations.map((one) => [one, patternOf(one)]));

function findOperation(method: string, path: string): Operation | undefined {
  const [plain = ""] = path.split("?");
  const candidates = allOperations.filter(
    (one) => one.method === method && patterns.get(one)?.test(plain),
  );
  return candidates.find((one) => one.path === plain) ?? candidates[0];
}

function operationOf(method: string, path: string): Operation {
  const operation = findOperation(method, path);
  if (!operation) throw new Error(`no operation ${method} ${path}`);
  return operation;
}

function patternOf({ path }: Operation): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
}
