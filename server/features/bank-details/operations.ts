// The saved bank details.
import type { Operation } from "../../http/operation";
import { fileRefusals } from "../../http/shared-docs";
import { BankDetails, BankDetailsBody } from "./schemas";

const saves =
  "Saves or replaces the details of one region, up to 20 times a day. Send the fields flat or in an object named `usa`, `europe` or `others`; forms can only send them flat. `document` is a file that replaces `documentUrl`. Requires a sign-in with the password at `POST /auth/login` in the last 15 minutes, or `POST /auth/confirm-password` in the last five, so it isn't available with an API token. The user is notified by email if their address is confirmed.";

export const bankDetailsOperations = {
  bankDetails: {
    method: "GET",
    path: "/wallets/bank-details",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "Get bank details",
    answer: BankDetails,
    returns: "Masked bank details, or none",
    refusals: [],
  },
  addBankDetails: {
    method: "POST",
    path: "/wallets/bank-details/add",
    access: "signed-in",
    scope: null,
    status: 201,
    summary: "Save bank details",
    description: saves,
    body: BankDetailsBody,
    encoding: "multipart",
    answer: BankDetails,
    returns: "The masked bank details",
    refusals: [...fileRefusals, "password_needed"],
    failure: "saveBankDetails",
  },
  updateBankDetails: {
    method: "PATCH",
    path: "/wallets/bank-details/update",
    access: "signed-in",
    scope: null,
    status: 200,
    summary: "Save bank details",
    description: `${saves} Works the same as adding.`,
    body: BankDetailsBody,
    encoding: "multipart",
    answer: BankDetails,
    returns: "The masked bank details",
    refusals: [...fileRefusals, "password_needed"],
    failure: "saveBankDetails",
  },
} as const satisfies Record<string, Operation>;
