// Endpoint → handler, a line each.
import type { Endpoint } from "../contract/endpoint";
import type { Endpoints } from "../contract/endpoints";
import { login } from "./accounts/login";
import { logout } from "./accounts/logout";
import { readProfile } from "./accounts/read-profile";
import { register } from "./accounts/register";
import { readBankDetails } from "./bank-details/read-bank-details";
import { saveBankDetails } from "./bank-details/save-bank-details";
import type { Handler } from "./call";
import { addCard } from "./cards/add-card";
import { readCard } from "./cards/read-card";
import { removeCard } from "./cards/remove-card";
import { readDocument } from "./documents/read-document";
import { createDraft } from "./drafts/create-draft";
import { readDraft } from "./drafts/read-draft";
import { keepFile } from "./kept-files/keep-file";
import { uploadKyc } from "./kyc/upload-kyc";
import { approveTransaction, rejectTransaction } from "./transactions/decide-transaction";
import { editTransaction } from "./transactions/edit-transaction";
import { listAllTransactions, listOwnTransactions } from "./transactions/list-transactions";
import { readAnyTransaction, readTransaction } from "./transactions/read-transaction";
import { readStats } from "./transactions/read-stats";
import { setTransactionStatus } from "./transactions/set-transaction-status";
import { readMyWallet } from "./wallets/read-my-wallet";
import { requestWithdrawal } from "./wallets/request-withdrawal";
import { topUp } from "./wallets/top-up";

type Handlers = {
  [Noun in keyof Endpoints]: {
    [Verb in keyof Endpoints[Noun]]: Endpoints[Noun][Verb] extends infer E extends Endpoint ? Handler<E> : never;
  };
};

export const handlers: Handlers = {
  auth: { register, login, logout, profile: readProfile, profileByPost: readProfile },
  users: { profile: readProfile, profileByPost: readProfile, uploadKyc },
  transactions: {
    list: listOwnTransactions,
    get: readTransaction,
    edit: editTransaction,
    setStatus: setTransactionStatus,
    adminStats: readStats,
  },
  wallets: {
    mine: readMyWallet,
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
  drafts: { create: createDraft, get: readDraft },
  keptFiles: { keep: keepFile },
  documents: { read: readDocument },
  admin: {
    transactions: listAllTransactions,
    transaction: readAnyTransaction,
    approve: approveTransaction,
    reject: rejectTransaction,
  },
};
