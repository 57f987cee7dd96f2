// `submit` for forms with files: size and number are limited while reading, and valid files are
// kept when another field is wrong.
import type { z } from "zod";
import { limits } from "~server/kernel/limits";
import type { Problem } from "~server/kernel/problem";
import { api } from "../api/api.server";
import { pendingUploadFieldName, type PendingUploadChoice } from "~/ui/form-reply";
import { savePendingUploads } from "./save-pending-uploads.server";
import { assertOwnForm } from "./form-owner.server";
import { peekFirstField } from "./first-field.server";
import { readForm } from "./read-form.server";
import { readFiles, readWithoutFiles } from "./read-files.server";
import { redirectIfSignedOut } from "./ended-session.server";
import { errorsOf, filledField, keyOf, replyTo, type ChangeReply } from "./reply.server";
import { parseSubmission, type SchemaOf, type Submitted } from "./submit.server";

/** The schema's field for the ID of one pending upload, or for several IDs separated by commas. */
type PendingUploadFields = { readonly id: string } | { readonly ids: string };

/** What a form is about to be shown again with. */
interface Refused {
  readonly form: FormData;
  readonly key: string;
  /** The names of fields with errors. */
  readonly faulty: ReadonlySet<string>;
}

/** What was stored of a form before it is shown again, by field. */
export type Stored = Record<string, PendingUploadChoice[]>;

interface Options<Schema> {
  /** The form's schema, once it was read. */
  readonly schema: SchemaOf<Schema>;
  /** Names every file field, and the field for the IDs of pending uploads. */
  readonly fileFields: Readonly<Record<string, PendingUploadFields>>;
  /** Stores more of a form with errors than its files. */
  readonly store?: (refused: Refused) => Promise<Stored>;
}

export async function submitFiles<Schema extends z.ZodType>(
  request: Request,
  { schema: schemaOf, fileFields, store = async () => ({}) }: Options<Schema>,
): Promise<Submitted<z.output<Schema>>> {
  // A cookie may outlive its session: checks the session before reading a hundred megabytes.
  const person = await api(request).auth.profile();
  if (!person.ok) await leaveWith(request, person.problem);
  const refused: Record<string, string[]> = {};
  const form = await readForm(request, async () => {
    const { first, whole } = await peekFirstField(request);
    if (first) await assertOwnForm(request, first);
    return readFiles(whole, refused);
  });
  const key = keyOf(form);
  const choices = extractPendingUploads(form, fileFields);
  const schema = typeof schemaOf === "function" ? await schemaOf(form) : schemaOf;
  const submission = parseSubmission(request, form, schema);
  const filled = filledField(form);

  const again = async (
    { fieldErrors = {}, ...rest }: ReturnType<typeof errorsOf>,
    change?: ChangeReply,
  ) => {
    const faulty = new Set([
      ...Object.keys(submission.reply().error ?? {}),
      ...Object.keys({ ...refused, ...fieldErrors }),
    ]);
    const stored = change ? {} : await store({ form, key, faulty });
    // Several files under one name are checked separately: valid ones are kept next to an invalid one.
    const names = Object.entries(fileFields).flatMap(([name, target]) =>
      "ids" in target || !faulty.has(name) ? [name] : [],
    );
    const { pendingUploads, errors } = await savePendingUploads({ request, form, names, choices });
    const ofFiles = together(Object.keys(fileFields), [refused, { ...fieldErrors, ...errors }]);
    return replyTo(request, {
      submission,
      key,
      change,
      ...rest,
      filled,
      pendingUploads: { ...pendingUploads, ...stored },
      fieldErrors: { ...fieldErrors, ...ofFiles },
    });
  };
  if (submission.status !== "success" || filled || Object.keys(refused).length > 0)
    return { ok: false, reply: await again({}) };

  const refuse = async (problem: Problem, change?: ChangeReply) => {
    await redirectIfSignedOut(request, problem, form);
    return again(errorsOf(problem), change);
  };
  const { value } = submission;
  return { ok: true, value, key, call: { body: value, key }, refuse };
}

/** All errors of a field's files together, because each upload may take long. */
function together(
  names: readonly string[],
  found: readonly Record<string, string[]>[],
): Record<string, string[]> {
  const messages = names.map(
    (name) => [name, found.flatMap((errors) => errors[name] ?? []).join(" ")] as const,
  );
  return Object.fromEntries(messages.flatMap(([name, text]) => (text ? [[name, [text]]] : [])));
}

async function leaveWith(request: Request, problem: Problem): Promise<void> {
  const isSignedOut = problem.code === "unauthenticated";
  await redirectIfSignedOut(
    request,
    problem,
    isSignedOut ? await readForm(request, () => readWithoutFiles(request)) : undefined,
  );
}

/** Moves the pending uploads that the form sent back to the schema's fields for their IDs. */
function extractPendingUploads(
  form: FormData,
  fileFields: Readonly<Record<string, PendingUploadFields>>,
) {
  const choices: Record<string, PendingUploadChoice[]> = {};
  for (const [name, target] of Object.entries(fileFields)) {
    const returnedChoices = form
      .getAll(pendingUploadFieldName(name))
      .slice(0, limits.kycFilesMaximum)
      .flatMap(choiceIn);
    // A newly chosen file replaces a single kept one.
    const pending =
      "id" in target ? (form.has(name) ? [] : returnedChoices.slice(0, 1)) : returnedChoices;
    choices[name] = pending;
    form.set("id" in target ? target.id : target.ids, pending.map(({ id }) => id).join(","));
    form.delete(pendingUploadFieldName(name));
  }
  return choices;
}

function choiceIn(value: FormDataEntryValue): PendingUploadChoice[] {
  const [, id, fileName] =
    (typeof value === "string" && /^([\w-]{1,40})\|(.{1,255})$/.exec(value)) || [];
  return id && fileName ? [{ id, fileName }] : [];
}
