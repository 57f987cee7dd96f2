// A refused form, or one whose session had ended, is kept for half an hour for the page that shows it again:
// encrypted in a cookie of that page, or if it is too long, in a row that only the cookie can decrypt.
import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { recoveryCookieName, retryId, retryParam } from "~server/kernel/form-recovery";
import { limits } from "~server/kernel/limits";
import { formRecoveries } from "~/platform/api/api.server";
import { isFormTokenFor } from "~/platform/session/form-token.server";
import { openText, sealText } from "~/platform/session/sealed-text.server";
import { readSession } from "~/platform/session/session.server";
import { cookieSealing } from "~/platform/settings.server";
import { dropLongest } from "./drop-longest.server";
import type { FormReply } from "./form-reply";
import { clearedCookie, evictOldest, recoveryCookies } from "./recovery-cookies.server";

const isObject = (value: unknown) => typeof value === "object" && value !== null;

const Recovery = z.object({
  formReply: z.custom<FormReply>(isObject).optional(),
  /** Whether it was valid, but its session had ended. */
  typedBefore: z
    .object({ formId: z.string(), values: z.record(z.string(), z.string()) })
    .optional(),
});
type Recovery = z.output<typeof Recovery>;

const Ticket = z.object({
  /** The form's user; empty for a visitor, and for someone who had signed out. */
  person: z.string(),
  /** The token of the form of someone who had signed out: it names its person. */
  token: z.string().optional(),
  path: z.string(),
  until: z.number(),
  recovery: Recovery.optional(),
  /** The ID of the row, and its key. */
  row: z.object({ id: z.string(), salt: z.string() }).optional(),
});
type Ticket = z.output<typeof Ticket>;

const purpose = "form recovery";
// Encryption makes a text a third longer, and several tabs may have refused forms of the same page.
const textMaximumBytes = 1600;

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/** The URL that shows the form again, and its `Set-Cookie` headers. `formToken` says whose it is if no one is signed in. */
export async function saveFormRecovery(
  request: Request,
  key: string,
  recovery: Recovery,
  formToken = "",
) {
  const url = new URL(request.url);
  // The same for every attempt of one form, so that a second refusal adds nothing to the history.
  const id = digest(key).slice(0, 10);
  const person = (await readSession(request)).get("person") ?? "";
  const until = Date.now() + limits.draftMinutes * 60_000;
  const sealing = cookieSealing();
  const isOfVisitor = person === "" && !isFormTokenFor(formToken, { person, ...sealing });
  const token = isOfVisitor && formToken !== "" ? { token: formToken } : {};
  const owner = { person, path: url.pathname, until, ...token };
  const ticket = await ticketFor({ owner, key, recovery, secret: sealing.secret });
  const value = sealText(JSON.stringify(ticket), { secret: sealing.secret, purpose });

  url.searchParams.set(retryParam, id);
  const line = recoveryCookies(sealing).line({ id, path: url.pathname, value });
  const pathOf = (other: string) => opened(other, sealing.secret)?.path ?? url.pathname;
  const crowded = evictOldest(request.headers.get("Cookie"), { ...sealing, id, value, pathOf });
  return { address: url.pathname + url.search, cookies: [line, ...crowded] };
}

/** The values to show again to this user. `isOver` if they have expired. */
export async function recoverForm(request: Request, person: string | undefined) {
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get(retryParam) ?? "";
  if (!retryId.test(id)) return { isOver: false };
  const sealing = cookieSealing();
  const value = recoveryCookies(sealing).valueIn(request.headers.get("Cookie"), id);
  const ticket = value === undefined ? undefined : opened(value, sealing.secret);
  if (!ticket || ticket.path !== pathname) return { isOver: true };
  const isOwn = isOwnerOf(ticket, person ?? "", sealing.secret) && ticket.until > Date.now();
  const recovery = isOwn ? await recoveryOf(ticket, sealing.secret) : undefined;
  if (recovery) return { recovery, isOver: false };
  const setCookie = clearedCookie(recoveryCookieName(id, sealing.isSecure), pathname, sealing);
  return { isOver: true, setCookie };
}

const isOwnerOf = (ticket: Ticket, person: string, secret: string) =>
  ticket.token === undefined
    ? ticket.person === person
    : isFormTokenFor(ticket.token, { person, secret });

interface Kept {
  owner: Omit<Ticket, "recovery" | "row">;
  key: string;
  recovery: Recovery;
  secret: string;
}

async function ticketFor({ owner, key, recovery, secret }: Kept): Promise<Ticket> {
  const ticket = { ...owner, recovery };
  if (Buffer.byteLength(JSON.stringify(ticket)) <= textMaximumBytes) return ticket;
  const row = { id: digest(`${owner.person} ${key}`), salt: randomBytes(16).toString("base64url") };
  const sealed = sealText(JSON.stringify(recovery), { secret, purpose: `${purpose} ${row.salt}` });
  const rows = await formRecoveries();
  if (await rows?.save(row.id, sealed)) return { ...owner, row };
  return { ...owner, recovery: dropLongest(recovery, textMaximumBytes) };
}

async function recoveryOf(
  { recovery, row }: Ticket,
  secret: string,
): Promise<Recovery | undefined> {
  if (!row) return recovery;
  const sealed = await (await formRecoveries())?.find(row.id);
  const text =
    sealed === undefined
      ? undefined
      : openText(sealed, { secret, purpose: `${purpose} ${row.salt}` });
  return text === undefined ? undefined : Recovery.parse(JSON.parse(text));
}

function opened(value: string, secret: string): Ticket | undefined {
  const text = openText(value, { secret, purpose });
  return text === undefined ? undefined : Ticket.parse(JSON.parse(text));
}
