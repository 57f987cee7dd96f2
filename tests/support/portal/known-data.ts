// What the backend answered while pages were drawn: data, which no catalog translates.
import type { Backend } from "~server/index";

/** What these members hold is written by the portal, in the language of the caller. */
const written: ReadonlySet<string> = new Set(["message", "label", "sentences", "notIncluded"]);

/** Answers through the backend as before, and gives back what it has answered so far. */
export async function recordData(): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  const backend = await globalThis.portalBackend;
  if (!backend) throw new Error("There is no portal");
  const call: Backend["call"] = async (...asked) => {
    const result = await backend.call(...asked);
    if (result.ok) record(result.value);
    return result;
  };
  const record = (value: unknown) => {
    // A code is none: a page that shows one has no label for it.
    if (typeof value === "string" && !/^[a-z_.]+$/.test(value))
      known.add(value.replace(/\s+/g, " ").trim());
    if (typeof value !== "object" || value === null) return;
    // Customers label their payees themselves.
    const isPayee = "masked" in value && "isDefault" in value;
    for (const [name, member] of Object.entries(value))
      if (!written.has(name) || (isPayee && name === "label")) record(member);
  };
  globalThis.portalBackend = Promise.resolve({ ...backend, call });
  return known;
}
