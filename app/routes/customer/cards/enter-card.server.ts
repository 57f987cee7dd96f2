// The first step of a deposit with a new card: it waits with the draft until the deposit is confirmed.
import type { CardInfo } from "~server/features/cards/schemas";
import type { NewCard } from "~server/features/deposits/form-schemas";
import type { Problem } from "~server/kernel/problem";
import type { Result } from "~server/kernel/result";
import { api } from "~/platform/api/api.server";
import { localeOf, messagesFor } from "~/platform/locale.server";
import type { ChangeReply } from "~/platform/posts/reply.server";
import { enteredCardValue } from "./entered-card";

/** Stores the card for the form's draft. */
export async function submitCard(
  request: Request,
  card: NewCard,
  key: string,
): Promise<Result<CardInfo>> {
  const body = bodyOf(card);
  // A replay isn't recognized by its card number, so the key contains the last digits.
  const once = `${key}-card-${card.cardNumber.slice(-4)}`;
  const first = await api(request).wallets.enterCard({ body, key: once });
  // The form was changed and sent again: the earlier card is erased with the content it belonged to.
  const isUsed = !first.ok && first.problem.code === "key_reused";
  const answer = isUsed
    ? await api(request).wallets.enterCard({ body, key: crypto.randomUUID() })
    : first;
  return answer.ok ? answer : { ok: false, problem: named(answer.problem) };
}

/** The form again after its card was stored but the draft was refused: the card isn't entered twice. */
export function withEnteredCard(request: Request, card: CardInfo): ChangeReply {
  const enteredCard = enteredCardValue(localeOf(request), card);
  return withChoice({ cardChoice: "entered", enteredCard });
}

/** The card that was entered before was erased, so it must be entered again. */
export const withoutEnteredCard: ChangeReply = withChoice({ cardChoice: "new", enteredCard: "" });

export function cardGone(request: Request, problem: Problem): Problem {
  const message = messagesFor(request, "cards")("enteredGone");
  return { ...problem, message, fieldErrors: { cardNumber: [message] } };
}

function withChoice(choice: { cardChoice: string; enteredCard: string }): ChangeReply {
  return ({ result, key }) => ({
    result: { ...result, initialValue: { ...result.initialValue, ...choice } },
    key,
    pendingUploads: {},
  });
}

function bodyOf(card: NewCard): FormData {
  const { frontImage, backImage, ...fields } = card;
  const body = new FormData();
  for (const name of ["cardHolderName", "cardNumber", "expiryDate", "cvv"] as const)
    body.set(name, fields[name]);
  body.set(typeof frontImage === "string" ? "pendingFront" : "frontImage", frontImage);
  body.set(typeof backImage === "string" ? "pendingBack" : "backImage", backImage);
  return body;
}

/** A refused card number is shown at its field. */
function named(problem: Problem): Problem {
  if (problem.code !== "card_not_a_test_number") return problem;
  return { ...problem, fieldErrors: { cardNumber: [problem.message] } };
}
