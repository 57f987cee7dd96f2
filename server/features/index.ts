// Every feature, from the bottom up: each may import only those before it.
import type { Feature } from "../http/feature";
import { users } from "./users";
import { personalKeys } from "./personal-keys";
import { audit } from "./audit";
import { email } from "./email";
import { sessions } from "./sessions";
import { documents } from "./documents";
import { secondFactor } from "./second-factor";
import { apiTokens } from "./api-tokens";
import { exchangeRates } from "./exchange-rates";
import { payoutRecords } from "./payout-records";
import { ledger } from "./ledger";
import { secondApproval } from "./second-approval";
import { names } from "./names";
import { profiles } from "./profiles";
import { signIn } from "./sign-in";
import { payoutBlocks } from "./payout-blocks";
import { coinPrices } from "./coin-prices";
import { kyc } from "./kyc";
import { paymentAccounts } from "./payment-accounts";
import { cards } from "./cards";
import { drafts } from "./drafts";
import { bankDetails } from "./bank-details";
import { movements } from "./movements";
import { deposits } from "./deposits";
import { withdrawals } from "./withdrawals";
import { cryptoPayments } from "./crypto-payments";
import { adjustments } from "./adjustments";
import { wallets } from "./wallets";
import { transactions } from "./transactions";
import { draftConfirmation } from "./draft-confirmation";
import { auditLog } from "./audit-log";
import { bulkActions } from "./bulk-actions";
import { queues } from "./queues";
import { viewers } from "./viewers";
import { sensitiveData } from "./sensitive-data";
import { statements } from "./statements";
import { reconciliation } from "./reconciliation";
import { notes } from "./notes";
import { payouts } from "./payouts";
import { evidence } from "./evidence";
import { personalData } from "./personal-data";
import { accounts } from "./accounts";
import { staff } from "./staff";
import { approvalRequests } from "./approval-requests";
import { search } from "./search";
import { exports } from "./exports";
import { formRecovery } from "./form-recovery";
import { contact } from "./contact";
import { markets } from "./markets";
import { apiReference } from "./api-reference";

export const features: readonly Feature[] = [
  users,
  personalKeys,
  audit,
  email,
  sessions,
  documents,
  secondFactor,
  apiTokens,
  exchangeRates,
  payoutRecords,
  ledger,
  secondApproval,
  names,
  profiles,
  signIn,
  payoutBlocks,
  coinPrices,
  kyc,
  paymentAccounts,
  cards,
  drafts,
  bankDetails,
  movements,
  deposits,
  withdrawals,
  cryptoPayments,
  adjustments,
  wallets,
  transactions,
  draftConfirmation,
  auditLog,
  bulkActions,
  viewers,
  sensitiveData,
  statements,
  reconciliation,
  notes,
  payouts,
  evidence,
  personalData,
  accounts,
  staff,
  approvalRequests,
  exports,
  formRecovery,
  contact,
  queues,
  search,
  markets,
  apiReference,
];
