// Drafts of deposits and withdrawals.
import type { Failure, Operation } from "../../http/operation";
import { ConfirmationBody, Draft, DraftBody, OpenDraft, OpenDraftQuery } from "./schemas";
import {
  cardDepositRefusals,
  coinRefusals,
  conversionRefusals,
  movementLimitRefusals,
  withdrawalRefusals,
} from "../../http/shared-docs";

const failures: Readonly<Record<string, Failure>> = {
  crypto_deposit: "createCryptoPayment",
  bank_withdrawal: "processWithdrawal",
  crypto_withdrawal: "processWithdrawal",
};

/** By the kind in the body; `otherwise` is for a card deposit. */
const failureOr = (otherwise: Failure) => (body: unknown) => {
  const kind = typeof body === "object" && body !== null && "kind" in body ? body.kind : "";
  return failures[String(kind)] ?? otherwise;
};

export const draftOperations = {
  create: {
    method: "POST",
    path: "/drafts",
    access: "signed-in",
    scope: "money",
    status: 201,
    isExtension: true,
    summary: "Create a draft",
    description:
      "Validates a deposit or withdrawal and stores it for 30 minutes; with a card entered for it, until that card lapses. To confirm it, call `POST /drafts/{id}/confirmation`. With the ID of an unconfirmed draft, changes it. Clients without a review step don't need drafts.",
    body: DraftBody,
    answer: Draft,
    returns: "The draft",
    refusals: [
      ...withdrawalRefusals,
      ...cardDepositRefusals,
      ...coinRefusals,
      ...conversionRefusals,
      "withdrawal_currency",
      "not_found",
      "too_many_requests",
    ],
    failure: failureOr("createDeposit"),
  },
  open: {
    method: "GET",
    path: "/drafts",
    access: "signed-in",
    scope: "read",
    status: 200,
    isExtension: true,
    summary: "Get the newest open draft of this session",
    description: "For a form that is opened again before its draft is confirmed.",
    query: OpenDraftQuery,
    answer: OpenDraft,
    returns: "The draft, if there is one",
    refusals: [],
  },
  get: {
    method: "GET",
    path: "/drafts/{id}",
    access: "signed-in",
    scope: "read",
    status: 200,
    isExtension: true,
    summary: "Get a draft",
    idParameter: "ID of the draft",
    answer: Draft,
    returns: "The draft and its transaction, if confirmed",
    refusals: ["draft_expired"],
  },
  confirm: {
    method: "POST",
    path: "/drafts/{id}/confirmation",
    access: "signed-in",
    scope: "money",
    status: 201,
    acceptsIdempotencyKey: false,
    isExtension: true,
    summary: "Confirm a draft",
    description:
      "Creates the deposit or withdrawal with the draft's rate and destination, even if saved details or rates have changed since. Confirming again returns the same response and has no further effect. A Bitcoin address you haven't withdrawn to before requires re-authentication within the last five minutes (`POST /auth/confirm-password`). API tokens can only withdraw to addresses used before.",
    idParameter: "ID of the draft",
    body: ConfirmationBody,
    answer: Draft,
    returns: "The draft and its transaction, if confirmed",
    refusals: [
      ...withdrawalRefusals,
      ...cardDepositRefusals,
      ...coinRefusals,
      ...movementLimitRefusals,
      "draft_expired",
      "draft_differs",
      "draft_changed",
      "changed_by_someone_else",
      "key_reused",
      "crypto_payment_failed",
      "password_needed",
      "new_address",
      "too_many_requests",
    ],
    failure: failureOr("topUp"),
  },
} as const satisfies Record<string, Operation>;
