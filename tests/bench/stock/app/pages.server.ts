// The portal's own pages. Through a file of the server alone, since their loaders reach into the server.
export { default as Dashboard } from "~/routes/customer/dashboard";
export { default as Wallet } from "~/routes/customer/wallets/wallet";
export { default as AllTransactions } from "~/routes/admin/transactions/list";
export { default as TransactionDetails } from "~/routes/admin/transactions/detail";
