// What was typed into a form whose session had ended: it waits in a cookie, sealed, for the same person to sign in again.
import { z } from "zod";
import { limits } from "~server/contract/values/limits";
import { openText, sealText } from "./sealed-text.server";

interface Sealing {
  secret: string;
  isSecure: boolean;
}

const Waiting = z.object({
  /** Whose form it is, and at which address. */
  person: z.string(),
  path: z.string(),
  formId: z.string(),
  values: z.record(z.string(), z.string()),
  until: z.number(),
});
type Waiting = z.output<typeof Waiting>;

const purpose = "typed before";
// A cookie may have 4096 bytes with its name and attributes, and sealing makes a text a third longer.
const textMaximumBytes = 2500;

const nameOf = ({ isSecure }: Sealing) => (isSecure ? "__Secure-typed" : "typed");
// Only the form's own page is ever sent it back.
const attributes = (path: string, { isSecure }: Sealing) => `Path=${path}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** The `Set-Cookie` line that keeps it; undefined where there is nothing to keep. */
export function keepTyped(sealing: Sealing, waiting: Omit<Waiting, "until">): string | undefined {
  const values = fitting(waiting.values);
  if (Object.keys(values).length === 0 || waiting.path.includes(";")) return undefined;
  const text = JSON.stringify({ ...waiting, values, until: Date.now() + limits.draftMinutes * 60_000 } satisfies Waiting);
  return `${nameOf(sealing)}=${sealText(text, { secret: sealing.secret, purpose })}; ${attributes(waiting.path, sealing)}; Max-Age=${limits.draftMinutes * 60}`;
}

/** What waits for this person on this page, with the line that removes it: it is shown once. */
export function takeTyped(sealing: Sealing, cookies: string | null, { person, path }: Pick<Waiting, "person" | "path">) {
  const name = nameOf(sealing);
  const cookie = (cookies ?? "").split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  if (cookie === undefined) return undefined;
  const waiting = unsealed(cookie.slice(name.length + 1), sealing.secret);
  // A page below the form's own is sent it, too.
  if (waiting && waiting.path !== path) return undefined;
  const isTheirs = waiting?.person === person && waiting.until > Date.now();
  return {
    typed: isTheirs ? { formId: waiting.formId, values: waiting.values } : undefined,
    setCookie: `${name}=; ${attributes(path, sealing)}; Max-Age=0`,
  };
}

function unsealed(value: string, secret: string): Waiting | undefined {
  const text = openText(value, { secret, purpose });
  return text === undefined ? undefined : Waiting.safeParse(JSON.parse(text)).data;
}

/** The short values first: of a text that is too long for a cookie, the rest of the form still comes back. */
function fitting(values: Readonly<Record<string, string>>): Record<string, string> {
  let bytes = 0;
  const shortFirst = Object.entries(values).sort(([, one], [, other]) => one.length - other.length);
  return Object.fromEntries(shortFirst.filter((entry) => (bytes += Buffer.byteLength(JSON.stringify(entry))) <= textMaximumBytes));
}
