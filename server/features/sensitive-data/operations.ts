// Card and bank details in full.
import type { Operation } from "../../http/operation";
import { limits } from "../../kernel/limits";
import {
  AccessBody,
  FullBankDetails,
  FullCard,
  FullCardDeposit,
  FullDestination,
  FullPayee,
  PayeeAccessBody,
  PhotoAccessBody,
} from "./schemas";
import { userIdParameter, transactionIdParameter } from "../../http/shared-docs";
import { FileResponse } from "../../kernel/schemas/file-fields";

const { sensitiveAccess, sensitiveAccessByTreasury } = limits.rateLimits;
const once = `Requires a reason. Limited to ${sensitiveAccess.most} per hour (${sensitiveAccessByTreasury.most} for treasury). Each access is logged before anything is shown. The user can see it in their data access log, and is notified by email if their address is confirmed. Responses aren't stored: each request is a new access.`;
const refuses = ["too_many_requests"] as const;

const access = {
  method: "POST",
  access: "staff",
  scope: null,
  right: "secrets",
  stepUp: "secret",
  status: 201,
  acceptsIdempotencyKey: false,
  description: once,
  refusals: refuses,
} as const;

export const sensitiveDataOperations = {
  accessCard: {
    ...access,
    path: "/wallets/admin/user/{id}/card-access",
    summary: "Reveal a card number",
    idParameter: userIdParameter,
    body: AccessBody,
    answer: FullCard,
    returns: "The card",
  },
  accessCardPhoto: {
    ...access,
    path: "/wallets/admin/user/{id}/card-photo-access",
    status: 200,
    summary: "Get a card photo",
    description: `${once} The photo of the back is deleted 30 minutes after the card is saved or, if a deposit with the card is pending, once the last one is reviewed, and after 24 hours at the latest.`,
    idParameter: userIdParameter,
    body: PhotoAccessBody,
    answer: FileResponse,
    returns: "The file",
    mediaTypes: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
    refusals: [...refuses, "photo_erased"],
  },
  accessBankDetails: {
    ...access,
    path: "/wallets/admin/user/{id}/bank-details-access",
    summary: "Reveal bank details",
    idParameter: userIdParameter,
    body: AccessBody,
    answer: FullBankDetails,
    returns: "The bank details",
  },
  accessPayee: {
    ...access,
    path: "/wallets/admin/user/{id}/payee-access",
    isExtension: true,
    summary: "Reveal a payee",
    idParameter: userIdParameter,
    body: PayeeAccessBody,
    answer: FullPayee,
    returns: "The bank account or Bitcoin address",
  },
  accessCardDeposit: {
    ...access,
    path: "/wallets/admin/transaction/{id}/card-access",
    isExtension: true,
    summary: "Reveal a deposit's card",
    description: `${once} Returns the number, and the photos and CVV while they're stored. Counts as one access and is recorded in the audit log.`,
    idParameter: transactionIdParameter,
    body: AccessBody,
    answer: FullCardDeposit,
    returns: "The card used for the deposit",
  },
  accessDestination: {
    ...access,
    path: "/wallets/admin/transaction/{id}/destination-access",
    summary: "Reveal a withdrawal's destination",
    idParameter: transactionIdParameter,
    body: AccessBody,
    answer: FullDestination,
    returns: "The full destination",
  },
} as const satisfies Record<string, Operation>;
