import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Problem } from "~server/kernel/problem";
import type { Result } from "~server/kernel/result";
import { validationMessage, withMessageLocale } from "~server/kernel/schemas/validation-messages";
import { localeOf } from "../locale.server";
import { fillField, switchField } from "~/ui/form-reply";
import { type FormCheck, readForm } from "./read-form.server";
import { redirectWithFlash } from "../session/session.server";
import { assertStillSignedIn, redirectIfSignedOut, signedInToPost } from "./ended-session.server";
import {
  errorsOf,
  filledField,
  keyOf,
  replyTo,
  type ChangeReply,
  type Reply,
  withheldFields,
} from "./reply.server";
import { saveFormRecovery } from "./recovery.server";

export type Submitted<Value> =
  | { ok: false; reply: Reply }
  | {
      ok: true;
      value: Value;
      /** One-use key of the form, for the call's `key`. */
      key: string;
      /** Both together, for a call whose body is the whole form. */
      call: { body: Value; key: string };
      /** Redirects to the same page with a refused call's message on its field or on the form. */
      refuse: (problem: Problem, change?: ChangeReply) => Promise<Reply>;
    };

/** A form's schema, or the one for what was typed, with what is known of it: then all errors are found in one pass. */
export type SchemaOf<Schema> = Schema | ((form: FormData) => Promise<Schema>);

/**
 * Checks where a post comes from and for whom its form was made, and parses it with the API's schema. See also `submitFiles`.
 */
export async function submit<Schema extends z.ZodType>(
  request: Request,
  schemaOf: SchemaOf<Schema>,
  check?: FormCheck,
): Promise<Submitted<z.output<Schema>>> {
  const formData = await readForm(request, () => request.clone().formData(), check);
  const key = keyOf(formData);
  const schema = typeof schemaOf === "function" ? await schemaOf(formData) : schemaOf;
  const submission = parseSubmission(request, formData, schema);
  const filled = filledField(formData);
  if (filled) {
    await assertStillSignedIn(request, formData);
    return { ok: false, reply: await replyTo(request, { submission, key, filled }) };
  }
  if (submission.status !== "success") {
    await assertStillSignedIn(request, formData);
    return { ok: false, reply: await replyTo(request, { submission, key }) };
  }

  const refuse = async (problem: Problem, change?: ChangeReply) => {
    await redirectIfSignedOut(request, problem, formData);
    return replyTo(request, { submission, key, change, ...errorsOf(problem) });
  };
  const { value } = submission;
  return { ok: true, value, key, call: { body: value, key }, refuse };
}

/** Fields that are about the form itself. */
const ownNames = ["formToken", "key", switchField, fillField];

/** The message of zod itself repeats the names that were sent. */
const unknownField = ({ code }: { code: string }) =>
  code === "unrecognized_keys" ? validationMessage("fieldUnknown") : undefined;

/** Without conform's coercion: a form is parsed by exactly the API's rules. */
export function parseSubmission<Schema extends z.ZodType>(
  request: Request,
  formData: FormData,
  schema: Schema,
) {
  const form = new FormData();
  for (const [name, value] of formData.entries())
    if (!ownNames.includes(name)) form.append(name, value);
  try {
    return withMessageLocale(localeOf(request), () =>
      parseWithZod(form, { schema, disableAutoCoercion: true, error: unknownField }),
    );
  } catch {
    // Contradictory names, such as `address` and `address.city`.
    throw new Response("The form could not be read.", { status: 400 });
  }
}

interface Kept {
  /** Shows the form again. */
  readonly address: string;
  readonly headers: Headers;
}

/** For a form that is left for another page and shown again on the way back, as it was typed. Nothing is checked. */
export async function keepForm(request: Request): Promise<Kept> {
  const form = await readForm(request, () => request.clone().formData());
  const key = keyOf(form);
  const { initialValue } = parseSubmission(request, form, z.looseObject({})).reply({
    hideFields: withheldFields,
  });
  const formReply = { result: { initialValue }, key, pendingUploads: {} };
  const { address, cookies, isKept } = await saveFormRecovery(request, key, { formReply });
  const headers = new Headers();
  for (const line of cookies) headers.append("Set-Cookie", line);
  return { address: isKept ? address : new URL(request.url).pathname, headers };
}

/** A confirmation contains only its key. */
export const ConfirmationForm = z.object({});

interface Confirmed {
  readonly send: (key: string) => Promise<Result<{ message: string }>>;
  readonly doneHref: string;
}

/** What a form without fields confirms: the call is made once, and the next page says what became of it. */
export async function postConfirmed(request: Request, { send, doneHref }: Confirmed) {
  await signedInToPost(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await send(submission.key);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, doneHref, answer.value.message);
}
