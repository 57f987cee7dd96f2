// Card numbers, bank details and destinations in full, for administrators.
import { z } from "zod";
import type { Endpoint } from "../endpoint";
import {
  PhotoRevealBody,
  RevealBody,
  RevealedBankDetails,
  RevealedCard,
  RevealedDestination,
} from "../schemas/reveals";

export const revealEndpoints = {
  card: {
    method: "POST",
    path: "/wallets/admin/user/{id}/card-reveal",
    access: "admin",
    summary:
      "Somebody's card number, and the CVV while it is kept. Asks for the password again; the person is told",
    body: RevealBody,
    answer: RevealedCard,
  },
  cardPhoto: {
    method: "POST",
    path: "/wallets/admin/user/{id}/card-photo-reveal",
    access: "admin",
    summary: "A photo of somebody's card. Asks for the password again; the person is told",
    body: PhotoRevealBody,
    answer: z.instanceof(Response),
  },
  bankDetails: {
    method: "POST",
    path: "/wallets/admin/user/{id}/bank-details-reveal",
    access: "admin",
    summary: "Somebody's bank details in full. Asks for the password again; the person is told",
    body: RevealBody,
    answer: RevealedBankDetails,
  },
  destination: {
    method: "POST",
    path: "/wallets/admin/transaction/{id}/destination-reveal",
    access: "admin",
    summary: "Where a withdrawal goes, in full. Asks for the password again; the person is told",
    body: RevealBody,
    answer: RevealedDestination,
  },
} as const satisfies Record<string, Endpoint>;
