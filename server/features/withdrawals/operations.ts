// Withdrawals to a bank account or a Bitcoin address.
import type { Operation } from "../../http/operation";
import { movementLimitRefusals, withdrawalRefusals } from "../../http/shared-docs";
import { WithdrawalResponse, WithdrawalBody } from "../ledger/wallet-schemas";

const either =
  "Both withdrawal endpoints accept either body. Without a `walletAddress`, and with no `paymentMethod`, `bank` or `bank_withdrawal`, the saved bank account is paid. A `walletAddress`, or `crypto_payment`, requests a Bitcoin withdrawal; an empty or missing address is then refused. The amount is put on hold immediately and the destination is fixed: later changes to bank details don't affect it. A Bitcoin address the user hasn't withdrawn to before requires a sign-in with the password at `POST /auth/login` in the last 15 minutes, or `POST /auth/confirm-password` in the last five; API tokens can only withdraw to addresses used before.";

const toPayee = ["password_needed", "new_address"] as const;

export const withdrawalOperations = {
  requestWithdrawal: {
    method: "POST",
    path: "/wallets/withdrawal/request",
    access: "signed-in",
    scope: "money",
    status: 201,
    summary: "Request a withdrawal",
    description: either,
    body: WithdrawalBody,
    answer: WithdrawalResponse,
    returns: "The request",
    refusals: [...withdrawalRefusals, ...movementLimitRefusals, ...toPayee],
    failure: "processWithdrawal",
  },
  withdraw: {
    method: "POST",
    path: "/wallets/withdraw",
    access: "signed-in",
    scope: "money",
    status: 201,
    summary: "Request a withdrawal",
    description: either,
    body: WithdrawalBody,
    answer: WithdrawalResponse,
    returns: "The request",
    refusals: [...withdrawalRefusals, ...movementLimitRefusals, ...toPayee],
    failure: "processWithdrawal",
  },
} as const satisfies Record<string, Operation>;
