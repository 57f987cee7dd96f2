import { endpoints, feature } from "../../http/feature";
import {
  withdrawalOperations,
  bankDetailsOperations,
  payoutBlockOperations,
  payoutStopOperations,
} from "./operations";
import { requestWithdrawal } from "./hold-withdrawal";
import { dayOf } from "../../kernel/calendar";
import { withdrawalDaysIn } from "./withdrawal-day-store";
import { readBankDetails, saveBankDetails, bankDetailsEmailExamples } from "./save-bank-details";
import { eraseDueDocuments } from "./replaced-documents";
import { payeeOperations } from "./payee-operations";
import { listPayees, listPayeesOfUser } from "./present-payee";
import { addAddressPayee, addBankPayee } from "./add-payee";
import { makePayeeDefault, removePayee, renamePayee } from "./change-payee";
import { payeesIn } from "./payee-store";
import { payeeEmailExamples } from "./record-payee";
import {
  freezePayouts,
  unfreezePayouts,
  blockPayouts,
  unblockPayouts,
  payoutBlockEmailExamples,
} from "./block-payouts";
import { readPayoutStop, resumePayouts, stopPayouts } from "./stop-payouts";
import { payoutsIn } from "./payout-store";
import { withdrawalEmailExamples } from "./confirm-by-code";

/** Withdrawals with their destinations and payouts, and what blocks them. */
export const withdrawals = feature("withdrawals", {
  endpoints: [
    ...endpoints(withdrawalOperations, {
      requestWithdrawal,
      withdraw: requestWithdrawal,
    }),
    ...endpoints(bankDetailsOperations, {
      bankDetails: readBankDetails,
      addBankDetails: saveBankDetails,
      updateBankDetails: saveBankDetails,
    }),
    ...endpoints(payeeOperations, {
      payees: listPayees,
      payeesOfUser: listPayeesOfUser,
      addBankPayee,
      addAddressPayee,
      renamePayee,
      makePayeeDefault,
      removePayee,
    }),
    ...endpoints(payoutBlockOperations, {
      blockPayouts,
      unblockPayouts,
      freezePayouts,
      unfreezePayouts,
    }),
    ...endpoints(payoutStopOperations, {
      current: readPayoutStop,
      stop: stopPayouts,
      resume: resumePayouts,
    }),
  ],
  retention: [
    {
      rows: "withdrawal_days and withdrawal_requests",
      kept: { days: 1 },
      forget: (db, before) => withdrawalDaysIn(db).forgetBefore(dayOf(before, "UTC")),
    },
    // Withdrawals to a removed payee are reviewed by then.
    {
      rows: "payees that were removed",
      kept: { months: 12 },
      forget: (db, before) => payeesIn(db).forgetRemovedBefore(before),
    },
    // Documents of every purpose: the features below don't know which are still in use.
    { rows: "documents", erase: eraseDueDocuments },
  ],
  erase: {
    tables: {
      bank_details: ["unverified"],
      payees: ["unverified"],
      payout_stops: "stay: which staff stopped and resumed all payouts",
    },
    steps: {
      person: ({ db, id }) => payoutsIn(db).eraseReferencesOf(id),
    },
  },
  sealed: [
    { table: "bank_details", column: "sealed", about: (row) => `bank:${row.user_id}` },
    { table: "payees", column: "sealed", about: (row) => `payee:${row.id}` },
    {
      table: "transactions",
      column: "destination_sealed",
      about: (row) => `destination:${row.id}`,
    },
    { table: "drafts", column: "destination_sealed", about: (row) => `destination:${row.id}` },
  ],
  emails: {
    ...bankDetailsEmailExamples,
    ...payeeEmailExamples,
    ...payoutBlockEmailExamples,
    ...withdrawalEmailExamples,
  },
});
