// Withdrawals to a bank account or a Bitcoin address.
import type { Operation } from "../../http/operation";
import { movementLimitRefusals, withdrawalRefusals } from "../../http/shared-docs";
import { WithdrawalAnswer, WithdrawalBody } from "../ledger/wallet-schemas";

const either =
  "Either withdrawal path takes either body: `paymentMethod` `crypto_payment`, or a `walletAddress`, asks for Bitcoin; `bank` asks for the saved bank account. The money is held at once, and where it goes is frozen: later bank details do not touch it. A Bitcoin address that no withdrawal of this person has gone to yet asks for the password of the last five minutes (`POST /auth/confirm-password`); an API token can pay only addresses that were paid before.";

const toPayee = ["password_needed", "new_address"] as const;

export const withdrawalOperations = {
  requestWithdrawal: {
    method: "POST",
    path: "/wallets/withdrawal/request",
    access: "signed-in",
    scope: "money",
    status: 201,
    summary: "Request a bank withdrawal",
    description: `To the bank by default. ${either}`,
    body: WithdrawalBody,
    answer: WithdrawalAnswer,
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
    summary: "Request a crypto withdrawal",
    description: `To a Bitcoin address by default. ${either}`,
    body: WithdrawalBody,
    answer: WithdrawalAnswer,
    returns: "The request",
    refusals: [...withdrawalRefusals, ...movementLimitRefusals, ...toPayee],
    failure: "processWithdrawal",
  },
} as const satisfies Record<string, Operation>;
