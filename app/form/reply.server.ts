// The response to a refused post: it redirects to a page that shows the form again, so that Back, Forward and
// reload never send anything a second time.
import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { Submission } from "@conform-to/react";
import { secretFields } from "~server/kernel/secret-fields";
import { callStatusHeader } from "~server/kernel/form-recovery";
import type { Problem } from "~server/kernel/problem";
import { switchField, type FormReply, type PendingUploadChoice } from "./form-reply";
import { saveFormRecovery } from "./recovery.server";

/** Never sent back to the browser. */
export const withheldFields = [...secretFields, "formToken", "key", switchField];

export type Reply = ReturnType<typeof redirect>;

interface Answer {
  submission: Submission<unknown, string[], unknown>;
  key: string;
  kept?: Record<string, PendingUploadChoice[]>;
  fieldErrors?: Record<string, string[]>;
  formErrors?: string[];
  /** Of the refused call. */
  callStatus?: number;
  change?: ChangeReply | undefined;
}

/** The values to show, if they differ from the entered ones. */
export type ChangeReply = (reply: FormReply) => FormReply;
const unchanged: ChangeReply = (reply) => reply;

/** Redirects to the page with its errors and values, except for withheld ones. */
export async function replyTo(request: Request, answer: Answer): Promise<Reply> {
  const {
    submission,
    key,
    kept = {},
    fieldErrors = {},
    formErrors = [],
    callStatus = 0,
    change = unchanged,
  } = answer;
  const result = submission.reply({ fieldErrors, formErrors, hideFields: withheldFields });
  const reply = change({ result, key, kept });
  const { address, cookies } = await saveFormRecovery(request, reply.key, { formReply: reply });
  const headers = new Headers();
  for (const line of cookies) headers.append("Set-Cookie", line);
  if (callStatus >= 500) headers.set(callStatusHeader, String(callStatus));
  return redirect(address, { status: 303, headers });
}

/** A refused call as form errors: on its fields if it names any, otherwise on the form. */
export function errorsOf({
  fieldErrors,
  message,
  status,
}: Problem): Pick<Answer, "fieldErrors" | "formErrors" | "callStatus"> {
  const errors = Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { formErrors: [message] };
  return { ...errors, callStatus: status };
}

/** The form's one-use key, or a new one if it is missing or was tampered with. */
export function keyOf(form: FormData): string {
  const key = form.get("key");
  return typeof key === "string" && /^[\w-]{8,100}$/.test(key) ? key : randomUUID();
}
