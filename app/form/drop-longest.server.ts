import type { FormReply } from "./form-reply";

/** A form's values to show again, with or without errors. */
interface Recovered {
  readonly formReply?: FormReply | undefined;
  readonly typedBefore?: { readonly values: Record<string, string> } | undefined;
}

interface Entry {
  readonly bytes: number;
  readonly drop: () => boolean;
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? "");

/** Room for a sentence that names a file. */
const messageMaximum = 300;

/**
 * A copy that fits: without the longest values, so that the rest of the form can still be restored. Files kept before
 * and all messages but the first are left out only if that isn't enough.
 */
export function dropLongest<Recovery extends Recovered>(
  recovery: Recovery,
  maximumBytes: number,
): Recovery {
  const copy = structuredClone(recovery);
  const { result, kept = {} } = copy.formReply ?? {};
  // The names of all fields that were sent. Nothing that a page shows depends on it.
  if (result) delete result.fields;
  for (const messages of Object.values(result?.error ?? {})) messages?.forEach(shorten);
  const values = result?.initialValue ?? copy.typedBefore?.values ?? {};
  const [, ...messages] = entriesIn(result?.error ?? {});
  const droppable = [...longestFirst(entriesIn(values)), ...entriesIn(kept), ...messages];
  let excess = bytesOf(copy) - maximumBytes;
  for (const { bytes, drop } of droppable) if (excess > 0 && drop()) excess -= bytes;
  return copy;
}

function shorten(message: string, index: number, messages: string[]): void {
  if (message.length > messageMaximum) messages[index] = `${message.slice(0, messageMaximum)}…`;
}

/** Each value of a form; a list of choices is one. */
function entriesIn(values: object): Entry[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]): Entry[] => {
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return entriesIn(value);
    const bytes = bytesOf(name) + bytesOf(value);
    return [{ bytes, drop: () => Reflect.deleteProperty(values, name) }];
  });
}

const longestFirst = (entries: readonly Entry[]) =>
  entries.toSorted((one, other) => other.bytes - one.bytes);
