import { endpoints, feature } from "../../http/feature";
import { allTransactionOperations } from "./admin-operations";
import { approveTransaction, rejectTransaction } from "./decide-transaction";
import { decisionOperations } from "./decision-operations";
import { deleteTransaction } from "./delete-transaction";
import { editTransaction } from "./edit-transaction";
import { listAllOfType, listAllTransactions, listOwnTransactions } from "./list-transactions";
import { transactionOperations } from "./operations";
import { readDays } from "./read-days";
import { readHistory } from "./read-history";
import { readMonths } from "./read-months";
import { readOwnStats, readStats } from "./read-stats";
import { readAnyTransaction, readTransaction } from "./read-transaction";
import { setTransactionStatus } from "./set-transaction-status";

export const transactions = feature("transactions", {
  endpoints: [
    ...endpoints(transactionOperations, {
      list: listOwnTransactions,
      get: readTransaction,
      months: readMonths,
      history: readHistory,
      edit: editTransaction,
      setStatus: setTransactionStatus,
      remove: deleteTransaction,
      stats: readOwnStats,
    }),
    ...endpoints(allTransactionOperations, {
      all: listAllTransactions,
      adminStats: readStats,
      adminDays: readDays,
    }),
    ...endpoints(decisionOperations, {
      transactions: listAllTransactions,
      deposits: listAllOfType("deposit"),
      withdrawals: listAllOfType("withdrawal"),
      transaction: readAnyTransaction,
      approve: approveTransaction,
      reject: rejectTransaction,
    }),
  ],
});
