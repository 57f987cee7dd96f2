import type { FormReply } from "./form-reply";

/** A form's values to show again, with or without errors. */
interface Recovered {
  readonly formReply?: FormReply | undefined;
  readonly typedBefore?: { readonly values: Record<string, string> } | undefined;
}

interface TextEntry {
  readonly length: number;
  readonly drop: () => boolean;
}

/** A copy without the longest values, so that the rest of the form can still be restored. */
export function dropLongest<Recovery extends Recovered>(
  recovery: Recovery,
  maximumBytes: number,
): Recovery {
  const copy = structuredClone(recovery);
  const values = copy.formReply?.result.initialValue ?? copy.typedBefore?.values ?? {};
  while (Buffer.byteLength(JSON.stringify(copy)) > maximumBytes) {
    const [longest] = textEntries(values).sort((one, other) => other.length - one.length);
    if (!longest?.drop()) return copy;
  }
  return copy;
}

/** Each value of a form; a list of choices is one. */
function textEntries(values: object): TextEntry[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]): TextEntry[] => {
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return textEntries(value);
    const { length } = JSON.stringify(value) ?? "";
    return [{ length, drop: () => Reflect.deleteProperty(values, name) }];
  });
}
