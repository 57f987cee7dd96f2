// Reads errors as spec section 8 describes them, whichever backend answers.
import { z } from "zod";
import { refusalWords } from "~server/contract/values/messages";
import type { Problem } from "~server/contract/values/problem";

const FieldList = z.array(z.object({ field: z.string(), message: z.string() }));
const FieldMap = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const Body = z.object({
  code: z.string().optional(),
  message: z.union([z.string(), z.array(z.string())]).optional(),
  errors: z.union([FieldList, FieldMap]).optional(),
});

export const unreachable: Problem = { code: "unavailable", fieldErrors: {}, ...refusalWords.unavailable };

/** The problem in an answer: field errors from a map or a list, else the message, else "Unknown error". */
export async function readProblem(response: Response): Promise<Problem> {
  const { status } = response;
  const body = Body.safeParse(await response.json().catch(() => null));
  const { code = "", message, errors } = body.success ? body.data : {};
  const fieldErrors = errors ? byField(errors) : {};
  const isAboutFields = Object.keys(fieldErrors).length > 0;
  const fallback = isAboutFields ? "Validation failed" : "Unknown error";
  return { status, code, message: (Array.isArray(message) ? message.join("; ") : message) || fallback, fieldErrors };
}

function byField(errors: z.output<typeof FieldList> | z.output<typeof FieldMap>): Record<string, string[]> {
  const pairs = Array.isArray(errors)
    ? errors.map(({ field, message }): [string, string[]] => [field, [message]])
    : Object.entries(errors).map(([field, messages]): [string, string[]] => [field, [messages].flat()]);
  return Object.fromEntries(pairs);
}
