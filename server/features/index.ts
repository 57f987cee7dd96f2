// Every feature, from the bottom up: each may import only those before it.
import type { Feature } from "../http/feature";
import { users } from "./users";
import { audit } from "./audit";
import { email } from "./email";
import { sessions } from "./sessions";
import { documents } from "./documents";
import { secondFactor } from "./second-factor";
import { apiTokens } from "./api-tokens";
import { exchangeRates } from "./exchange-rates";
import { secondApproval } from "./second-approval";
import { ledger } from "./ledger";
import { movementLimits } from "./movement-limits";
import { names } from "./names";
import { profiles } from "./profiles";
import { signIn } from "./sign-in";
import { coinPrices } from "./coin-prices";
import { kyc } from "./kyc";
import { fees } from "./fees";
import { paymentAccounts } from "./payment-accounts";
import { cards } from "./cards";
import { drafts } from "./drafts";
import { withdrawals } from "./withdrawals";
import { movements } from "./movements";
import { deposits } from "./deposits";
import { receivingAccounts } from "./receiving-accounts";
import { cryptoPayments } from "./crypto-payments";
import { adjustments } from "./adjustments";
import { wallets } from "./wallets";
import { transactions } from "./transactions";
import { draftConfirmation } from "./draft-confirmation";
import { auditLog } from "./audit-log";
import { viewers } from "./viewers";
import { sensitiveData } from "./sensitive-data";
import { statements } from "./statements";
import { receipts } from "./receipts";
import { reconciliation } from "./reconciliation";
import { notes } from "./notes";
import { payouts } from "./payouts";
import { bankTransfers } from "./bank-transfers";
import { bankStatements } from "./bank-statements";
import { personalData } from "./personal-data";
import { accounts } from "./accounts";
import { staff } from "./staff";
import { approvals } from "./approvals";
import { evidence } from "./evidence";
import { exports } from "./exports";
import { formRecovery } from "./form-recovery";
import { contact } from "./contact";
import { queues } from "./queues";
import { search } from "./search";
import { markets } from "./markets";
import { apiReference } from "./api-reference";

export const features: readonly Feature[] = [
  users,
  audit,
  email,
  sessions,
  documents,
  secondFactor,
  apiTokens,
  exchangeRates,
  secondApproval,
  ledger,
  movementLimits,
  names,
  profiles,
  signIn,
  coinPrices,
  kyc,
  fees,
  paymentAccounts,
  cards,
  drafts,
  withdrawals,
  movements,
  deposits,
  receivingAccounts,
  cryptoPayments,
  adjustments,
  wallets,
  transactions,
  draftConfirmation,
  auditLog,
  viewers,
  sensitiveData,
  statements,
  receipts,
  reconciliation,
  notes,
  payouts,
  bankTransfers,
  bankStatements,
  personalData,
  accounts,
  staff,
  approvals,
  evidence,
  exports,
  formRecovery,
  contact,
  queues,
  search,
  markets,
  apiReference,
];

/** An example of each kind of email, by its code. */
export const emailExamples = features.flatMap(({ emails = {} }) => Object.entries(emails));
