// The number of a card in a form with errors: it waits sealed under the form's one-use key, for its person only.
import { foldDigits } from "~server/kernel/digits";
import { pendingUploadFieldName } from "~/ui/form-reply";
import { keyOf } from "~/platform/posts/reply.server";
import type { Stored } from "~/platform/posts/submit-files.server";
import { pendingCardNumbers } from "~/platform/api/api.server";
import { localeOf } from "~/platform/locale.server";
import { personIn, readSession } from "~/platform/session/session.server";
import { cardName } from "./card-name";

const pendingName = pendingUploadFieldName("cardNumber");

interface Refused {
  readonly form: FormData;
  readonly key: string;
  readonly faulty: ReadonlySet<string>;
}

/** Puts the pending number back into a form that was sent without another one. */
export async function restoreNumber(request: Request, form: FormData): Promise<void> {
  const isPending = form.has(pendingName);
  form.delete(pendingName);
  if (!isPending || numberIn(form) !== "") return;
  const userId = personIn(await readSession(request));
  const number = userId && (await (await pendingCardNumbers())?.find({ userId, key: keyOf(form) }));
  if (number) form.set("cardNumber", number);
}

/** The CVV is entered again: it waits only with a draft. */
export async function keepNumber(
  request: Request,
  { form, key, faulty }: Refused,
): Promise<Stored> {
  if (faulty.has("cardNumber")) return {};
  const userId = personIn(await readSession(request));
  const number = numberIn(form);
  const isNew = !["saved", "entered"].includes(String(form.get("cardChoice")));
  if (!isNew || !userId || number === "") return {};
  const kept = await (await pendingCardNumbers())?.keep({ userId, key }, number);
  if (!kept) return {};
  return { cardNumber: [{ id: "kept", fileName: cardName(localeOf(request), kept) }] };
}

function numberIn(form: FormData): string {
  const typed = form.get("cardNumber");
  return typeof typed === "string" ? foldDigits(typed).replace(/[\s-]/g, "") : "";
}
