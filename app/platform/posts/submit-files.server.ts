// `submit` for forms with files: size and number are limited while reading, and valid files are
// kept when another field is wrong.
import type { z } from "zod";
import { limits } from "~server/kernel/limits";
import type { Problem } from "~server/kernel/problem";
import { api } from "../api/api.server";
import { pendingUploadFieldName, type PendingUploadChoice } from "~/ui/form-reply";
import { assertOwnForm, readForm } from "./read-form.server";
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

const peekedBytes = 4096;
const firstField =
  /^--[^\r\n]{1,200}\r\ncontent-disposition: *form-data; *name="(\w{1,40})"\r\n\r\n([^\r\n]*)\r\n--/i;

interface Peeked {
  /** The first field alone, empty if it is a file; missing for a form of another encoding. */
  readonly first?: FormData;
  /** The same request, whose body can still be read. */
  readonly whole: Request;
}

/** The first field of a multipart form, read before any of its files: it is the token that says for whom the form was made. */
async function peekFirstField(request: Request): Promise<Peeked> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!request.body || !/^multipart\/form-data\b/i.test(type)) return { whole: request };
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let start = "";
  while (start.length < peekedBytes && !firstField.test(start)) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    start += Buffer.from(value).toString("latin1");
  }
  const first = new FormData();
  const [, name, value] = firstField.exec(start) ?? [];
  if (name !== undefined && value !== undefined) first.set(name, value);
  return { first, whole: withBody(request, chunks, reader) };
}

function withBody(
  { url, method, headers, signal }: Request,
  chunks: readonly Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Request(url, { method, headers, signal, body, duplex: "half" });
}

interface FormToKeep {
  request: Request;
  form: FormData;
  /** File fields without errors. */
  names: readonly string[];
  /** Files kept from a previous attempt. */
  choices: Record<string, PendingUploadChoice[]>;
}

/** Keeps the valid files of a form that is shown again, with those kept before. */
async function savePendingUploads({ request, form, names, choices }: FormToKeep) {
  const pendingUploads: Record<string, PendingUploadChoice[]> = { ...choices };
  const errors: Record<string, string[]> = {};
  for (const name of names) {
    for (const file of form.getAll(name)) {
      if (!(file instanceof File)) continue;
      const body = new FormData();
      body.set("file", file);
      const answer = await api(request).pendingUploads.create({ body });
      if (answer.ok)
        pendingUploads[name] = [
          ...(pendingUploads[name] ?? []),
          { id: answer.value.id, fileName: answer.value.fileName },
        ];
      // If no file can be kept, the user chooses it again; the file itself is fine.
      else if (answer.problem.code !== "not_offered")
        errors[name] = [
          ...(errors[name] ?? []),
          ...(answer.problem.fieldErrors.file ?? [answer.problem.message]),
        ];
    }
  }
  return { pendingUploads, errors };
}
