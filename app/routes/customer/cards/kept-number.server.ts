// The number of a card in a form with errors: it waits sealed under the form's one-use key, for its person only.
import { newCardFormFor, type CardFacts } from "~server/features/wallets/form-schemas";
import { foldDigits } from "~server/kernel/digits";
import { pendingUploadFieldName } from "~/form/form-reply";
import { keyOf } from "~/form/reply.server";
import type { Stored } from "~/form/submit-files.server";
import { keptCardNumbers } from "~/platform/api/api.server";
import { localeOf } from "~/platform/locale.server";
import { personIn, readSession } from "~/platform/session/session.server";
import { cardName } from "./card-name";
import { submitCard, withEnteredCard } from "./enter-card.server";

const keptName = pendingUploadFieldName("cardNumber");

interface Refused {
  readonly form: FormData;
  readonly key: string;
  readonly faulty: ReadonlySet<string>;
}

/** Puts the kept number back into a form that was sent without another one. */
export async function restoreNumber(request: Request, form: FormData): Promise<void> {
  const isKept = form.has(keptName);
  form.delete(keptName);
  if (!isKept || numberIn(form) !== "") return;
  const userId = personIn(await readSession(request));
  const number = userId && (await (await keptCardNumbers())?.find({ userId, key: keyOf(form) }));
  if (number) form.set("cardNumber", number);
}

/** A new card without errors is stored for the draft, with its CVV and photos; of any other, the number waits. */
export async function storeEnteredCard(
  request: Request,
  { form, key, faulty }: Refused,
  facts: CardFacts,
): Promise<Stored> {
  const card = newCardFormFor(facts).safeParse(Object.fromEntries(form));
  const isComplete = card.success && !["frontImage", "backImage"].some((name) => faulty.has(name));
  const entered = isComplete ? await submitCard(request, card.data, key) : undefined;
  if (entered?.ok) return { change: withEnteredCard(request, entered.value), hasFiles: true };
  const fieldErrors = entered?.problem.fieldErrors ?? {};
  if (faulty.has("cardNumber") || fieldErrors.cardNumber) return { fieldErrors };
  return { fieldErrors, kept: await keepNumber(request, form, key) };
}

async function keepNumber(
  request: Request,
  form: FormData,
  key: string,
): Promise<NonNullable<Stored["kept"]>> {
  const userId = personIn(await readSession(request));
  const number = numberIn(form);
  const isNew = !["saved", "entered"].includes(String(form.get("cardChoice")));
  if (!isNew || !userId || number === "") return {};
  const kept = await (await keptCardNumbers())?.keep({ userId, key }, number);
  if (!kept) return {};
  return { cardNumber: [{ id: "kept", fileName: cardName(localeOf(request), kept) }] };
}

function numberIn(form: FormData): string {
  const typed = form.get("cardNumber");
  return typeof typed === "string" ? foldDigits(typed).replace(/[\s-]/g, "") : "";
}
