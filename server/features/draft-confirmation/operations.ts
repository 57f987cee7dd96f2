// Money forms kept for their review.
import type { Operation } from "../../http/operation";
import { Draft, DraftBody } from "./schemas";
import {
  cardDepositRefusals,
  coinRefusals,
  conversionRefusals,
  withdrawalRefusals,
} from "../../http/shared-docs";

const failureMessages: Readonly<Record<string, string>> = {
  crypto_deposit: "Failed to create crypto payment",
  bank_withdrawal: "Failed to process withdrawal",
  crypto_withdrawal: "Failed to process withdrawal",
};

function failureMessageOf(body: unknown): string {
  const kind = typeof body === "object" && body !== null && "kind" in body ? body.kind : "";
  return failureMessages[String(kind)] ?? "Failed to create deposit";
}

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
      "Checks a money form as the movement itself would and keeps it for 30 minutes. To confirm, send the movement (`POST /wallets/top-up`, `/payments/crypto/create`, `/wallets/withdrawal/request` or `/wallets/withdraw`) with the same amount and the id of the draft as `Idempotency-Key`. Clients that show no review need no draft.",
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
    failureMessage: failureMessageOf,
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
} as const satisfies Record<string, Operation>;
