// The answer to a post that shows the same page again.
import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import type { Submission } from "@conform-to/react";
import type { Problem } from "~server/contract/values/problem";
import type { FormReply, KeptFileChoice } from "./form-reply";

/** Typed again each time: never sent back to the browser. */
export const secretFields = ["password", "code", "currentPassword", "newPassword", "cardNumber", "cvv", "formToken", "key"];

export type Reply = ReturnType<typeof data<FormReply>>;

interface Answer {
  submission: Submission<unknown, string[], unknown>;
  key: string;
  kept?: Record<string, KeptFileChoice[]>;
  fieldErrors?: Record<string, string[]>;
  formErrors?: string[];
  status?: number;
}

/** The page again with its errors and its values, but those of `secretFields`. */
export function replyWith({ submission, key, kept = {}, fieldErrors = {}, formErrors = [], status = 422 }: Answer): Reply {
  const result = submission.reply({ fieldErrors, formErrors, hideFields: secretFields });
  return data<FormReply>({ result, key, kept }, { status });
}

/** What a refused call means for the form: errors on fields where it names them, else one on the form. */
export function errorsOf(problem: Problem): Pick<Answer, "fieldErrors" | "formErrors" | "status"> {
  const hasFields = Object.keys(problem.fieldErrors).length > 0;
  const status = problem.status === 400 ? 422 : problem.status;
  return hasFields ? { fieldErrors: problem.fieldErrors, status } : { formErrors: [problem.message], status };
}

/** The form's one-use key, or a new one where it is missing or was tampered with. */
export function keyOf(form: FormData): string {
  const key = form.get("key");
  return typeof key === "string" && /^[\w-]{8,100}$/.test(key) ? key : randomUUID();
}
