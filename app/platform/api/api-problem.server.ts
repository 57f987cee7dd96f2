// Reads an error of any backend: field errors as a map or a list, messages as a list or a string.
import { z } from "zod";
import type { Failure, Operation } from "~server/http/operation";
import { messageFor, refusalStatuses, type RefusalCode } from "~server/kernel/refusals";
import { localeOf, messagesFor } from "../locale.server";
import type { Problem } from "~server/kernel/problem";

const FieldList = z.array(z.object({ field: z.string(), message: z.string() })).min(1);
const FieldMap = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** A refusal raised by a page itself, in the language of the request. */
export const problemFor = (request: Request, code: RefusalCode): Problem => ({
  status: refusalStatuses[code],
  code,
  message: messageFor(code, {}, localeOf(request)),
  fieldErrors: {},
});

/** The problem in a response: its field errors, else its message, else the operation's default message. */
export async function readProblem(
  response: Response,
  operation: Operation,
  from: Request,
): Promise<Problem> {
  const { status } = response;
  const body = await bodyOf(response);
  const { errors, ...parts }: Record<string, unknown> = typeof body === "object" ? { ...body } : {};
  const [code, message] = [textIn(parts.code), textIn(parts.message)];
  if (status === 404 && !code && operation.isExtension) return problemFor(from, "not_offered");
  if (code === "unauthenticated" || (status === 401 && !code && operation.access !== "open"))
    return { ...problemFor(from, "unauthenticated"), status };

  const fieldErrors = byField(errors);
  const challenge = textIn(parts.challenge);
  if (challenge) return { status, code, message, fieldErrors, challenge };
  if (Object.keys(fieldErrors).length > 0)
    return {
      status,
      code,
      message: message || problemFor(from, "validation_failed").message,
      fieldErrors,
    };
  const text = message || textIn(errors) || bodyText(body, operation);
  // A proxy in front of the backend returns HTML if the backend is down.
  if (!text && status >= 502 && status <= 504) return problemFor(from, "unavailable");
  const answered = {
    status,
    code,
    message: text || messagesFor(from, "failures")(operation.failure ?? "unknown"),
    fieldErrors,
  };
  return code === "outcome_unknown" ? withDefaultMessage(answered, operation, from) : answered;
}

/** Our own backend's messages for some errors tell callers of the API what to check or repeat; a page says what its user can do. */
export function withDefaultMessage(
  problem: Problem,
  operation: Operation,
  request: Request,
): Problem {
  const failure = failureInstead(problem, operation);
  return failure ? { ...problem, message: messagesFor(request, "failures")(failure) } : problem;
}

/** A form is sent again with its key; a page that only read has nothing to check. */
function failureInstead({ code }: Problem, operation: Operation): Failure | undefined {
  if (code === "outcome_unknown") return "unconfirmed";
  return code === "internal" && operation.method === "GET" ? operation.failure : undefined;
}

/** The message from JSON, plain text unchanged, and nothing from an HTML page. */
async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get("Content-Type") ?? "";
  const text = await response.text().catch(() => "");
  if (type.startsWith("text/plain")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function bodyText(body: unknown, { hasTextFailures }: Operation): string {
  return typeof body === "string" || hasTextFailures ? textIn(body) : "";
}

/** A string unchanged; lists and values of objects are joined. */
function textIn(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textIn).filter(Boolean).join("; ");
}

function byField(errors: unknown): Record<string, string[]> {
  const list = FieldList.safeParse(errors);
  if (list.success) {
    const grouped: Record<string, string[]> = {};
    for (const { field, message } of list.data)
      grouped[field] = [...(grouped[field] ?? []), message];
    return grouped;
  }
  const map = FieldMap.safeParse(Array.isArray(errors) ? undefined : errors);
  return map.success
    ? Object.fromEntries(
        Object.entries(map.data).map(([field, messages]) => [field, [messages].flat()]),
      )
    : {};
}
