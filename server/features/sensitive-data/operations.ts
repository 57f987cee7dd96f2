// Card and bank details in full.
import type { Operation } from "../../http/operation";
import { PhotoAccessBody, AccessBody, FullBankDetails, FullCard, FullDestination } from "./schemas";
import { userIdParameter, transactionIdParameter } from "../../http/shared-docs";
import { FileAnswer } from "../../kernel/schemas/file-fields";

const once =
  "Asks for a reason, is limited to 30 an hour and written down before anything is shown; the person is told. The answer is not kept: each call is a sight of its own.";
const refuses = ["too_many_requests"] as const;

export const sensitiveDataOperations = {
  card: {
    method: "POST",
    path: "/wallets/admin/user/{id}/card-reveal",
    access: "staff",
    scope: null,
    right: "secrets",
    stepUp: "secret",
    status: 201,
    takesKey: false,
    summary:
      "Somebody's card number, and the CVV while it is kept. Asks for the password again; the person is told",
    description: once,
    idParameter: userIdParameter,
    body: AccessBody,
    answer: FullCard,
    returns: "The card",
    refusals: refuses,
  },
  cardPhoto: {
    method: "POST",
    path: "/wallets/admin/user/{id}/card-photo-reveal",
    access: "staff",
    scope: null,
    right: "secrets",
    stepUp: "secret",
    status: 201,
    takesKey: false,
    summary: "A photo of somebody's card. Asks for the password again; the person is told",
    description: `${once} The back is erased with the decision about the last pending deposit with the card.`,
    idParameter: userIdParameter,
    body: PhotoAccessBody,
    answer: FileAnswer,
    returns: "The bytes",
    mediaTypes: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
    refusals: [...refuses, "photo_erased"],
  },
  bankDetails: {
    method: "POST",
    path: "/wallets/admin/user/{id}/bank-details-reveal",
    access: "staff",
    scope: null,
    right: "secrets",
    stepUp: "secret",
    status: 201,
    takesKey: false,
    summary: "Somebody's bank details in full. Asks for the password again; the person is told",
    description: once,
    idParameter: userIdParameter,
    body: AccessBody,
    answer: FullBankDetails,
    returns: "The bank details",
    refusals: refuses,
  },
  destination: {
    method: "POST",
    path: "/wallets/admin/transaction/{id}/destination-reveal",
    access: "staff",
    scope: null,
    right: "secrets",
    stepUp: "secret",
    status: 201,
    takesKey: false,
    summary: "Where a withdrawal goes, in full. Asks for the password again; the person is told",
    description: once,
    idParameter: transactionIdParameter,
    body: AccessBody,
    answer: FullDestination,
    returns: "Where the money goes",
    refusals: refuses,
  },
} as const satisfies Record<string, Operation>;
