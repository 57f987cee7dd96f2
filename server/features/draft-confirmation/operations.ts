// Money forms kept for their review.
import type { Operation } from "../../http/operation";
import { ConfirmationBody, Draft, DraftBody } from "./schemas";
import {
  cardDepositRefusals,
  coinRefusals,
  conversionRefusals,
  movementLimitRefusals,
  withdrawalRefusals,
} from "../../http/shared-docs";

const failureMessages: Readonly<Record<string, string>> = {
  crypto_deposit: "Failed to create crypto payment",
  bank_withdrawal: "Failed to process withdrawal",
  crypto_withdrawal: "Failed to process withdrawal",
};

/** By the kind in the body; `otherwise` is of a card deposit. */
const failureMessageOr = (otherwise: string) => (body: unknown) => {
  const kind = typeof body === "object" && body !== null && "kind" in body ? body.kind : "";
  return failureMessages[String(kind)] ?? otherwise;
};

export const draftOperations = {
  create: {
    method: "POST",
    path: "/drafts",
    access: "signed-in",
    scope: "money",
    status: 201,
    isExtension: true,
    summary: "Keep a money form for its review",
    description:
      "Checks a money form as the movement itself would and keeps it for 30 minutes. To confirm it, call `POST /drafts/{id}/confirmation`. Clients that show no review need no draft.",
    body: DraftBody,
    answer: Draft,
    returns: "The draft",
    refusals: [
      ...withdrawalRefusals,
      ...cardDepositRefusals,
      ...coinRefusals,
      ...conversionRefusals,
      "too_many_requests",
    ],
    failureMessage: failureMessageOr("Failed to create deposit"),
  },
  get: {
    method: "GET",
    path: "/drafts/{id}",
    access: "signed-in",
    scope: "read",
    status: 200,
    isExtension: true,
    summary: "A draft, and what it became",
    idParameter: "Id of the draft",
    answer: Draft,
    returns: "The draft, and the transaction that it became",
    refusals: ["draft_expired"],
  },
  confirm: {
    method: "POST",
    path: "/drafts/{id}/confirmation",
    access: "signed-in",
    scope: "money",
    status: 201,
    takesKey: false,
    isExtension: true,
    summary: "Confirm a draft: it becomes a deposit or a withdrawal",
    description:
      "Makes what the draft shows, at its rate and to its destination, whatever was saved or has moved since. Confirming again gives the same answer and has no further effect. A Bitcoin address that no withdrawal of yours has gone to yet asks for the password of the last five minutes (`POST /auth/confirm-password`); an API token can pay only addresses that were paid before.",
    idParameter: "Id of the draft",
    body: ConfirmationBody,
    answer: Draft,
    returns: "The draft, and the transaction that it became",
    refusals: [
      ...withdrawalRefusals,
      ...cardDepositRefusals,
      ...coinRefusals,
      ...movementLimitRefusals,
      "draft_expired",
      "changed_by_someone_else",
      "key_reused",
      "crypto_payment_failed",
      "password_needed",
      "new_address",
      "too_many_requests",
    ],
    failureMessage: failureMessageOr("Top-up failed"),
  },
} as const satisfies Record<string, Operation>;
