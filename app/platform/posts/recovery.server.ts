// A refused form, or one whose session had ended, waits half an hour for the page that shows it again: in one row,
// encrypted with a key that only the cookie of that page contains.
import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { recoveryCookieName, retryId, retryParam } from "~server/kernel/form-recovery";
import { limits } from "~server/kernel/limits";
import { formRecoveries } from "../api/api.server";
import { isFormTokenFor } from "../session/form-token.server";
import { openText, sealText } from "../session/sealed-text.server";
import { readSession } from "../session/session.server";
import { cookieSealing } from "../settings.server";
import { isFormReply, type FormReply } from "~/ui/form-reply";

const Recovery = z.object({
  formReply: z.custom<FormReply>(isFormReply).optional(),
  /** Whether it was valid, but its session had ended. */
  enteredBefore: z
    .object({ formId: z.string(), values: z.record(z.string(), z.string()) })
    .optional(),
});
type Recovery = z.output<typeof Recovery>;

const SavedForm = z.object({
  /** The form's user; empty for a visitor, and for someone who had signed out. */
  person: z.string(),
  /** The token of the form of someone who had signed out: it names its person. */
  token: z.string().optional(),
  path: z.string(),
  recovery: Recovery,
});
type SavedForm = z.output<typeof SavedForm>;

/** Of one page, in as many tabs: proxies limit the size of all headers together. */
const cookiesMaximum = 8;
/** The row's ID and its key. */
const cookieValue = /^([\w-]{20,80})\.([\w-]{22})$/;

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * The URL that shows the form again, and its `Set-Cookie` headers. `formToken` says whose it is if no one is signed in.
 * Without a row for it, the page at the URL says that the entries are gone.
 */
export async function saveFormRecovery(
  request: Request,
  key: string,
  recovery: Recovery,
  formToken = "",
) {
  const url = new URL(request.url);
  // The same for every attempt of one form, so that the latest replaces those before it.
  const id = digest(key).slice(0, 10);
  const person = (await readSession(request)).get("person") ?? "";
  const { secret } = cookieSealing();
  const namesSomeone = formToken !== "" && !isFormTokenFor(formToken, { person, secret });
  const token = person === "" && namesSomeone ? { token: formToken } : {};
  const kept: SavedForm = { person, path: url.pathname, recovery, ...token };
  const rowKey = randomBytes(16).toString("base64url");
  const rows = await formRecoveries();
  const rowId = await rows?.save({
    share: person === "" ? "visitor" : "person",
    id: digest(`${person} ${key}`),
    sealed: sealText(JSON.stringify(kept), sealing(rowKey)),
  });
  url.searchParams.set(retryParam, id);
  const address = url.pathname + url.search;
  if (rowId === undefined) return { address, cookies: [], isKept: false };
  const line = cookieLine(id, url.pathname, `${rowId}.${rowKey}`);
  return { address, cookies: [line, ...evictOldest(request, id)], isKept: true };
}

/** The values to show again to this user. `isOver` if they have expired. */
export async function recoverForm(request: Request, person = "") {
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get(retryParam) ?? "";
  if (!retryId.test(id)) return { isOver: false };
  const value = cookiesOf(request).get(nameOf(id));
  if (value === undefined) return { isOver: true };
  const kept = await savedFormAt(value);
  if (kept && kept.path === pathname && isOwnerOf(kept, person))
    return { recovery: kept.recovery, isOver: false };
  return { isOver: true, setCookie: cookieLine(id, pathname, "") };
}

async function savedFormAt(value: string): Promise<SavedForm | undefined> {
  const [, rowId, rowKey] = cookieValue.exec(value) ?? [];
  if (!rowId || !rowKey) return undefined;
  const sealed = await (await formRecoveries())?.find(rowId);
  const text = sealed === undefined ? undefined : openText(sealed, sealing(rowKey));
  return text === undefined ? undefined : SavedForm.parse(JSON.parse(text));
}

const sealing = (rowKey: string) => ({
  secret: cookieSealing().secret,
  purpose: `form recovery ${rowKey}` as const,
});

const isOwnerOf = ({ token, ...owner }: SavedForm, person: string) =>
  token === undefined
    ? owner.person === person
    : isFormTokenFor(token, { person, secret: cookieSealing().secret });

const nameOf = (id: string) => recoveryCookieName(id, cookieSealing().isSecure);

/** Sent only to the form's own page. Without a value it removes the cookie. */
function cookieLine(id: string, path: string, value: string): string {
  const secure = cookieSealing().isSecure ? "; Secure" : "";
  const seconds = value === "" ? 0 : limits.draftMinutes * 60;
  return `${nameOf(id)}=${value}; Path=${path}; HttpOnly; SameSite=Lax${secure}; Max-Age=${seconds}`;
}

/** The lines that remove a page's oldest cookies; browsers send those first. */
function evictOldest(request: Request, id: string): string[] {
  const prefix = nameOf("");
  const others = [...cookiesOf(request).keys()].flatMap((name) => {
    const other = name.startsWith(prefix) ? name.slice(prefix.length) : "";
    return retryId.test(other) && other !== id ? [other] : [];
  });
  const { pathname } = new URL(request.url);
  return others
    .slice(0, Math.max(0, others.length + 1 - cookiesMaximum))
    .map((other) => cookieLine(other, pathname, ""));
}

const cookiesOf = ({ headers }: Request) =>
  new Map(
    (headers.get("Cookie") ?? "").split(/;\s*/).map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );
