// Handlers of customers' money: transactions, wallets, payments, and the prices beside them.
import { readBankDetails } from "./bank-details/read-bank-details";
import { saveBankDetails } from "./bank-details/save-bank-details";
import { addCard } from "./cards/add-card";
import { readCard } from "./cards/read-card";
import { removeCard } from "./cards/remove-card";
import { createPayment } from "./crypto-payments/create-payment";
import { listCoins } from "./crypto-payments/list-coins";
import { readPayment } from "./crypto-payments/read-payment";
import { readSimulated, simulatePayment } from "./crypto-payments/simulate-payment";
import { createDraft } from "./drafts/create-draft";
import { readDraft } from "./drafts/read-draft";
import type { HandlersOf } from "./handlers";
import { listCandles } from "./markets/list-candles";
import { listQuotes } from "./markets/list-quotes";
import { readCoinPrices } from "./prices/read-coin-prices";
import { readRate } from "./rates/read-rate";
import { listStatements } from "./statements/list-statements";
import { readStatement } from "./statements/read-statement";
import { deleteTransaction } from "./transactions/delete-transaction";
import { editTransaction } from "./transactions/edit-transaction";
import { listAllTransactions, listOwnTransactions } from "./transactions/list-transactions";
import { readDays } from "./transactions/read-days";
import { readHistory } from "./transactions/read-history";
import { readMonths } from "./transactions/read-months";
import { readOwnStats, readStats } from "./transactions/read-stats";
import { readTransaction } from "./transactions/read-transaction";
import { setTransactionStatus } from "./transactions/set-transaction-status";
import { readBalanceHistory } from "./wallets/read-balance-history";
import { readMyWallet } from "./wallets/read-my-wallet";
import { requestWithdrawal } from "./wallets/request-withdrawal";
import { topUp } from "./wallets/top-up";

export const moneyHandlers: HandlersOf<
  "transactions" | "wallets" | "statements" | "drafts" | "rates" | "prices" | "markets" | "payments"
> = {
  transactions: {
    list: listOwnTransactions,
    get: readTransaction,
    months: readMonths,
    history: readHistory,
    edit: editTransaction,
    setStatus: setTransactionStatus,
    remove: deleteTransaction,
    all: listAllTransactions,
    stats: readOwnStats,
    adminStats: readStats,
    adminDays: readDays,
  },
  wallets: {
    mine: readMyWallet,
    history: readBalanceHistory,
    card: readCard,
    addCard,
    removeCard,
    topUp,
    bankDetails: readBankDetails,
    addBankDetails: saveBankDetails,
    updateBankDetails: saveBankDetails,
    requestWithdrawal: requestWithdrawal("bank"),
    withdraw: requestWithdrawal("crypto_payment"),
  },
  statements: { list: listStatements, get: readStatement },
  drafts: { create: createDraft, get: readDraft },
  rates: { get: readRate },
  prices: { coins: readCoinPrices },
  markets: { quotes: listQuotes, candles: listCandles },
  payments: {
    currencies: listCoins,
    create: createPayment,
    get: readPayment,
    simulated: readSimulated,
    simulate: simulatePayment,
  },
};
