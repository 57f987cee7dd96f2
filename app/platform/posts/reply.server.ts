// The response to a refused post: it redirects to a page that shows the form again, so that Back, Forward and
// reload never send anything a second time. Where nothing can be kept for that page, the post itself shows it.
import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import type { Submission } from "@conform-to/react";
import { z } from "zod";
import { secretFields } from "~server/kernel/secret-fields";
import { callStatusHeader } from "~server/kernel/form-recovery";
import type { Problem } from "~server/kernel/problem";
import {
  fillField,
  isFormReply,
  switchField,
  type FormReply,
  type PendingUploadChoice,
} from "~/ui/form-reply";
import { saveFormRecovery } from "./recovery.server";

/** Never sent back to the browser. */
export const withheldFields = [...secretFields, "formToken", "key", switchField];

export type Reply = ReturnType<typeof redirect>;

interface Answer {
  submission: Submission<unknown, string[], unknown>;
  key: string;
  pendingUploads?: Record<string, PendingUploadChoice[]>;
  fieldErrors?: Record<string, string[]>;
  formErrors?: string[];
  /** Of the refused call. */
  callStatus?: number;
  change?: ChangeReply | undefined;
  /** If a button filled in a field, and nothing was sent yet. */
  filled?: FilledField | undefined;
}

interface FilledField {
  readonly name: string;
  readonly text: string;
}

/** The values to show, if they differ from the entered ones. */
export type ChangeReply = (reply: FormReply) => FormReply;
const unchanged: ChangeReply = (reply) => reply;

/** Redirects to the page with its errors and values, except for withheld ones. */
export async function replyTo(request: Request, answer: Answer): Promise<Reply> {
  const {
    submission,
    key,
    pendingUploads = {},
    fieldErrors = {},
    formErrors = [],
    callStatus = 0,
    change = unchanged,
    filled,
  } = answer;
  const result = submission.reply({ fieldErrors, formErrors, hideFields: withheldFields });
  const changed = change({ result, key, pendingUploads });
  const reply = filled ? withFilled(changed, filled) : changed;
  const { address, cookies, isKept } = await saveFormRecovery(request, reply.key, {
    formReply: reply,
  });
  if (!isKept) return shownAtOnce(reply, filled ? 200 : callStatus >= 500 ? callStatus : 422);
  const headers = new Headers();
  for (const line of cookies) headers.append("Set-Cookie", line);
  if (callStatus >= 500) headers.set(callStatusHeader, String(callStatus));
  return redirect(filled ? `${address}#${fillField}` : address, { status: 303, headers });
}

/** Kept by no row: shown by the page that answers the post. */
const ShownAtOnce = z.object({ refusedForm: z.custom<FormReply>(isFormReply) });

function shownAtOnce(refusedForm: FormReply, status: number): Reply {
  // Read by `refusedFormIn` alone: for a page's own code it is no data.
  return json({ refusedForm }, { status }) as Reply;
}

/** The refused form in what the actions of this request returned. */
export function refusedFormIn(actionData: Record<string, unknown> | null): FormReply | undefined {
  const [answer] = Object.values(actionData ?? {});
  return ShownAtOnce.safeParse(answer).data?.refusedForm;
}

/** Without errors: the form wasn't sent to be checked. */
const withFilled = (reply: FormReply, { name, text }: FilledField): FormReply => ({
  ...reply,
  result: { initialValue: { ...reply.result.initialValue, [name]: text } },
});

/** The field that the pressed button fills in, if it is such a button. */
export function filledField(form: FormData): FilledField | undefined {
  const value = form.get(fillField);
  const [, name, text] =
    (typeof value === "string" && /^([a-z]{1,20}) (\d{1,9}(?:\.\d\d)?)$/i.exec(value)) || [];
  return name && text ? { name, text } : undefined;
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
