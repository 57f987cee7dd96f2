// Card deposits.
import type { Operation } from "../../http/operation";
import {
  cardDepositRefusals,
  conversionRefusals,
  movementLimitRefusals,
  movementRefusals,
  depositLimitRefusals,
} from "../../http/shared-docs";
import { TopUpBody, TransactionResponse } from "../ledger/wallet-schemas";

export const depositOperations = {
  topUp: {
    method: "POST",
    path: "/wallets/top-up",
    access: "signed-in",
    scope: "money",
    status: 201,
    summary: "Request a deposit",
    description:
      "Requests a deposit from the saved card (`POST /wallets/card/add`). Until it's approved, it's pending and included in `pendingDeposit`. `paymentMethod` is `card`; for crypto use `POST /payments/crypto/create`.",
    body: TopUpBody,
    answer: TransactionResponse,
    returns: "The pending deposit",
    refusals: [
      ...movementRefusals,
      "kyc_required",
      ...movementLimitRefusals,
      "changed_by_someone_else",
      ...cardDepositRefusals,
      ...depositLimitRefusals,
      ...conversionRefusals,
    ],
    failure: "topUp",
  },
} as const satisfies Record<string, Operation>;
