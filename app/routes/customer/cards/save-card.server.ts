// The first step of a deposit with a new card.
import type { NewCard } from "~server/features/wallets/form-schemas";
import type { Problem } from "~server/kernel/problem";
import { problemFor } from "~/platform/api/api-problem.server";
import { api } from "~/platform/api/api.server";
import type { FormReply } from "~/form/form-reply";
import { withFreshKeyIfUsed } from "../drafts/drafts.server";

/** Replaces the saved card; null on success. */
export async function saveCard(
  request: Request,
  card: NewCard,
  key: string,
): Promise<Problem | null> {
  // An expired card would replace one that still works.
  if (isExpired(card.expiryDate, new Date())) return expired(request);
  const body = bodyOf(card);
  // A replay isn't recognized by its card number, so the key contains the last digits.
  const answer = await withFreshKeyIfUsed(`${key}-card-${card.cardNumber.slice(-4)}`, (once) =>
    api(request).wallets.addCard({ body, key: once }),
  );
  return answer.ok ? null : named(answer.problem);
}

/**
 * The form again after its card was saved but the deposit was refused: the card isn't entered
 * twice. The form's key was used, so the next attempt gets a new one.
 */
export function withSavedCard({ result }: FormReply): FormReply {
  const initialValue = { ...result.initialValue, cardChoice: "saved" };
  return { result: { ...result, initialValue }, key: crypto.randomUUID(), kept: {} };
}

function expired(request: Request): Problem {
  const problem = problemFor(request, "card_expired");
  return { ...problem, fieldErrors: { expiryDate: [problem.message] } };
}

/** "MM/YY" is valid until the end of that month. */
function isExpired(expiry: string, now: Date): boolean {
  const [month, year] = expiry.split("/");
  return Date.UTC(2000 + Number(year), Number(month)) <= now.getTime();
}

function bodyOf(card: NewCard): FormData {
  const { frontImage, backImage, ...fields } = card;
  const body = new FormData();
  for (const name of ["cardHolderName", "cardNumber", "expiryDate", "cvv"] as const)
    body.set(name, fields[name]);
  body.set(typeof frontImage === "string" ? "keptFront" : "frontImage", frontImage);
  body.set(typeof backImage === "string" ? "keptBack" : "backImage", backImage);
  return body;
}

/** A refused card number is shown at its field. */
function named(problem: Problem): Problem {
  if (problem.code !== "card_not_a_test_number") return problem;
  return { ...problem, fieldErrors: { cardNumber: [problem.message] } };
}
