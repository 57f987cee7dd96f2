// Withdrawals, their destinations, and what blocks payouts.
import type { Operation } from "../../http/operation";
import {
  codeRefusals,
  movementLimitRefusals,
  withdrawalRefusals,
  fileRefusals,
  userIdParameter,
  approvalRefusals,
} from "../../http/shared-docs";
import { WithdrawalResponse, WithdrawalBody } from "../ledger/wallet-schemas";
import {
  BankDetails,
  BankDetailsBody,
  PayoutBlockBody,
  PayoutUnblockBody,
  PayoutStopWithApproval,
  PayoutResumeBody,
  PayoutStop,
  PayoutStopBody,
} from "./schemas";
import { MessageResponse, User } from "../users/schemas";

const either =
  "Both withdrawal endpoints accept either body. Without a `walletAddress`, and with no `paymentMethod`, `bank` or `bank_withdrawal`, the saved bank account is paid. With a `payeeId`, that payee is paid instead. A `walletAddress`, or `crypto_payment`, requests a Bitcoin withdrawal; an empty or missing address is then refused. The amount is put on hold immediately and the destination is fixed: later changes to bank details don't affect it. A Bitcoin address that isn't a payee and that the user hasn't withdrawn to before requires a sign-in with the password at `POST /auth/login` in the last 15 minutes, or `POST /auth/confirm-password` in the last five; API tokens can only withdraw to payees and to addresses used before. If 2FA is on, a `code` is required, also with an API token: without one, returns 403 `code_required`. A repeated request with the same `Idempotency-Key` needs no new code.";

const toPayee = [...codeRefusals, "password_needed", "new_address"] as const;

const withdrawal = {
  method: "POST",
  access: "signed-in",
  scope: "money",
  status: 201,
  summary: "Request a withdrawal",
  description: either,
  body: WithdrawalBody,
  answer: WithdrawalResponse,
  returns: "The request",
  refusals: [...withdrawalRefusals, ...movementLimitRefusals, ...toPayee, "not_found"],
  failure: "processWithdrawal",
} as const;

export const withdrawalOperations = {
  requestWithdrawal: { ...withdrawal, path: "/wallets/withdrawal/request" },
  withdraw: { ...withdrawal, path: "/wallets/withdraw" },
} as const satisfies Record<string, Operation>;

// The saved bank details.

const saves =
  "Saves or replaces the details of one region, up to 20 times a day. Send the fields flat or in an object named `usa`, `europe` or `others`; forms can only send them flat. `document` is a file that replaces `documentUrl`. Requires a sign-in with the password at `POST /auth/login` in the last 15 minutes, or `POST /auth/confirm-password` in the last five, so it isn't available with an API token. The user is notified by email if their address is confirmed.";

const saving = {
  access: "signed-in",
  scope: null,
  summary: "Save bank details",
  body: BankDetailsBody,
  encoding: "multipart",
  answer: BankDetails,
  returns: "The masked bank details",
  refusals: [...fileRefusals, "password_needed"],
  failure: "saveBankDetails",
} as const;

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
    ...saving,
    method: "POST",
    path: "/wallets/bank-details/add",
    status: 201,
    description: saves,
  },
  updateBankDetails: {
    ...saving,
    method: "PATCH",
    path: "/wallets/bank-details/update",
    status: 200,
    description: `${saves} Works the same as adding.`,
  },
} as const satisfies Record<string, Operation>;

// Blocks of a user's payouts: by staff until a time, or by the user.

export const payoutBlockOperations = {
  blockPayouts: {
    method: "POST",
    path: "/users/{id}/payout-block",
    access: "staff",
    scope: "right",
    right: "blocks",
    stepUp: "decision",
    status: 200,
    isExtension: true,
    summary: "Block a user's payouts",
    description:
      "Until the given time, the user can't request withdrawals, and none can be approved. The account stays `active`. The user sees the block and its reason in their account, and is notified by email if their address is confirmed. Replaces any current block.",
    idParameter: userIdParameter,
    body: PayoutBlockBody,
    answer: User,
    returns: "The updated user",
    refusals: ["own_standing", "person_closed", "block_until_invalid"],
  },
  unblockPayouts: {
    method: "DELETE",
    path: "/users/{id}/payout-block",
    access: "staff",
    scope: "right",
    right: "blocks",
    stepUp: "decision",
    status: 200,
    isExtension: true,
    summary: "Unblock a user's payouts",
    description:
      "Changes nothing if there is no block. Payouts that the user stopped stay stopped.",
    idParameter: userIdParameter,
    body: PayoutUnblockBody,
    answer: User,
    returns: "The updated user",
    refusals: ["own_standing", "person_closed"],
  },
  freezePayouts: {
    method: "POST",
    path: "/users/profile/payout-freeze",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Stop your payouts",
    description:
      "For users who think someone else has access to their account. Withdrawals can't be requested or approved until payouts are allowed again. The user is notified by email if their address is confirmed.",
    answer: MessageResponse,
    refusals: [],
  },
  unfreezePayouts: {
    method: "DELETE",
    path: "/users/profile/payout-freeze",
    access: "signed-in",
    scope: null,
    stepUp: "secret",
    status: 200,
    isExtension: true,
    summary: "Allow your payouts again",
    description: "A block by staff stays in place.",
    answer: MessageResponse,
    refusals: [],
  },
} as const satisfies Record<string, Operation>;

// The switch that stops all payouts. One staff member can stop them; resuming them takes two.

export const payoutStopOperations = {
  current: {
    method: "GET",
    path: "/payout-stop",
    access: "signed-in",
    scope: "read",
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Get the payout stop",
    answer: PayoutStop,
    returns: "Whether all payouts are stopped; for staff also since when, why and by whom",
    refusals: [],
  },
  stop: {
    method: "POST",
    path: "/payout-stop",
    access: "staff",
    scope: "right",
    right: ["blocks", "transactions"],
    stepUp: null,
    status: 201,
    isExtension: true,
    summary: "Stop all payouts",
    description:
      "Takes effect immediately and needs no second person. Withdrawals can't be approved until payouts are resumed; they can still be requested, rejected and canceled.",
    body: PayoutStopBody,
    answer: PayoutStop,
    returns: "The stop",
    refusals: ["payouts_stopped_already"],
  },
  resume: {
    method: "DELETE",
    path: "/payout-stop/{id}",
    access: "staff",
    scope: "right",
    right: ["blocks", "transactions"],
    stepUp: "decision",
    status: 200,
    isExtension: true,
    summary: "Resume payouts",
    description:
      "Always needs a second staff member's approval: returns 202, and payouts stay stopped until then. Changes nothing if this stop has ended.",
    idParameter: "ID of the stop",
    body: PayoutResumeBody,
    answer: PayoutStopWithApproval,
    mayNeedApproval: true,
    returns: "Whether payouts are stopped",
    refusals: approvalRefusals,
  },
} as const satisfies Record<string, Operation>;
