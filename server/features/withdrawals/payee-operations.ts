// A customer's payees. The default bank account is the saved bank details, on their own calls as well.
import type { Operation } from "../../http/operation";
import { fileRefusals, userIdParameter } from "../../http/shared-docs";
import { MessageResponse } from "../users/schemas";
import {
  AddressPayeeBody,
  BankPayeeBody,
  PayeeInfo,
  PayeeLabelBody,
  PayeeList,
} from "./payee-schemas";

const protectedBy =
  "Requires a sign-in with the password at `POST /auth/login` in the last 15 minutes, or `POST /auth/confirm-password` in the last five, so it isn't available with an API token.";
const notified = "The user is notified by email if their address is confirmed.";
const adds = `The first of its kind becomes the default. Users can have 20 payees, each account or address once, and add 20 a day. A new payee can be paid after a waiting period, unless a second factor confirms it. Its account can't be changed: remove it and add another. ${protectedBy} ${notified}`;

const idParameter = "ID of the payee";

export const payeeOperations = {
  payees: {
    method: "GET",
    path: "/wallets/payees",
    access: "signed-in",
    scope: "read",
    status: 200,
    isExtension: true,
    summary: "List payees",
    answer: PayeeList,
    returns: "The user's bank accounts and Bitcoin addresses, masked",
    refusals: [],
  },
  payeesOfUser: {
    method: "GET",
    path: "/users/{id}/payees",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    isExtension: true,
    summary: "List a customer's payees",
    description:
      "Without removed ones, which the audit log has. `POST /wallets/admin/user/{id}/payee-access` reveals one in full.",
    idParameter: userIdParameter,
    answer: PayeeList,
    returns:
      "The customer's bank accounts and Bitcoin addresses, masked, without descriptions and documents",
    refusals: [],
  },
  addBankPayee: {
    method: "POST",
    path: "/wallets/payees/bank-accounts",
    access: "signed-in",
    scope: null,
    status: 201,
    isExtension: true,
    summary: "Add a bank account",
    description: adds,
    body: BankPayeeBody,
    encoding: "multipart",
    answer: PayeeInfo,
    returns: "The payee",
    refusals: [...fileRefusals, "password_needed", "payee_known", "too_many_payees"],
  },
  addAddressPayee: {
    method: "POST",
    path: "/wallets/payees/bitcoin-addresses",
    access: "signed-in",
    scope: null,
    status: 201,
    isExtension: true,
    summary: "Add a Bitcoin address",
    description: adds,
    body: AddressPayeeBody,
    answer: PayeeInfo,
    returns: "The payee",
    refusals: ["password_needed", "payee_known", "too_many_payees", "too_many_requests"],
  },
  renamePayee: {
    method: "PATCH",
    path: "/wallets/payees/{id}",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Change a payee's label",
    description: protectedBy,
    idParameter,
    body: PayeeLabelBody,
    answer: PayeeInfo,
    returns: "The payee",
    refusals: ["password_needed"],
  },
  makePayeeDefault: {
    method: "POST",
    path: "/wallets/payees/{id}/default",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Make a payee the default",
    description: `Of its kind. A bank account becomes the saved bank details. ${protectedBy} ${notified}`,
    idParameter,
    answer: PayeeInfo,
    returns: "The payee",
    refusals: ["password_needed", "too_many_requests"],
  },
  removePayee: {
    method: "DELETE",
    path: "/wallets/payees/{id}",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Remove a payee",
    description: `Drafts of withdrawals to it expire. ${protectedBy} ${notified}`,
    idParameter,
    answer: MessageResponse,
    refusals: ["password_needed", "payee_in_use", "payee_is_default"],
  },
} as const satisfies Record<string, Operation>;
