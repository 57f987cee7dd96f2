// Every message that a customer or visitor meets, in Arabic.
import type { Language } from "../texts";
import accessibility from "./accessibility";
import accessibilityCriteria from "./accessibility-criteria";
import accountClosing, { accountClosingEmails } from "./account-closing";
import accounts, { accountsEmails } from "./accounts";
import apiTokens from "./api-tokens";
import bankDetails, { bankDetailsEmails } from "./bank-details";
import bankTransfers, { bankTransfersEmails } from "./bank-transfers";
import buyCrypto from "./buy-crypto";
import cards from "./cards";
import chartPages from "./chart-pages";
import charts from "./charts";
import contact, { contactEmails } from "./contact";
import cryptoPayments from "./crypto-payments";
import customerArea from "./customer-area";
import demoPeople from "./demo-people";
import deposits from "./deposits";
import drafts from "./drafts";
import emailChange from "./email-change";
import emailVerification, { emailVerificationEmails } from "./email-verification";
import emails from "./emails";
import enhance from "./enhance";
import errors from "./errors";
import failures from "./failures";
import forms from "./forms";
import home from "./home";
import kyc, { kycEmails } from "./kyc";
import labels from "./labels";
import ledger from "./ledger";
import limits, { limitsEmails } from "./limits";
import markets from "./markets";
import navigation from "./navigation";
import notices from "./notices";
import onboarding from "./onboarding";
import operator from "./operator";
import password, { passwordEmails } from "./password";
import payees, { payeesEmails } from "./payees";
import paymentSimulator from "./payment-simulator";
import paymentStates from "./payment-states";
import payoutBlocks, { payoutBlocksEmails } from "./payout-blocks";
import payoutObstacles from "./payout-obstacles";
import personalData from "./personal-data";
import profiles, { profilesEmails } from "./profiles";
import reasons from "./reasons";
import receipts from "./receipts";
import refusals from "./refusals";
import sessions, { sessionsEmails } from "./sessions";
import signIn, { signInEmails } from "./sign-in";
import site from "./site";
import { staffPayoutsEmails } from "./staff/payouts";
import { staffSensitiveDataEmails } from "./staff/sensitive-data";
import statements from "./statements";
import statuses from "./statuses";
import symbols from "./symbols";
import tradingPages from "./trading-pages";
import transactions, { transactionsEmails } from "./transactions";
import twoFactor from "./two-factor";
import ui from "./ui";
import validation from "./validation";
import wallets from "./wallets";
import withdrawals, { withdrawalsEmails } from "./withdrawals";

export const ar: Language = {
  name: "العربية",
  isDraft: true,
  texts: {
    accessibility,
    accessibilityCriteria,
    accountClosing,
    accounts,
    apiTokens,
    bankDetails,
    bankTransfers,
    buyCrypto,
    cards,
    chartPages,
    charts,
    contact,
    cryptoPayments,
    customerArea,
    demoPeople,
    deposits,
    drafts,
    emailChange,
    emailVerification,
    emails: {
      ...emails,
      ...accountClosingEmails,
      ...accountsEmails,
      ...bankDetailsEmails,
      ...bankTransfersEmails,
      ...contactEmails,
      ...emailVerificationEmails,
      ...kycEmails,
      ...limitsEmails,
      ...passwordEmails,
      ...payeesEmails,
      ...payoutBlocksEmails,
      ...profilesEmails,
      ...sessionsEmails,
      ...signInEmails,
      ...staffPayoutsEmails,
      ...staffSensitiveDataEmails,
      ...transactionsEmails,
      ...withdrawalsEmails,
    },
    enhance,
    errors,
    failures,
    forms,
    home,
    kyc,
    labels,
    ledger,
    limits,
    markets,
    navigation,
    notices,
    operator,
    password,
    paymentSimulator,
    onboarding,
    paymentStates,
    payees,
    payoutBlocks,
    payoutObstacles,
    personalData,
    profiles,
    reasons,
    receipts,
    refusals,
    sessions,
    signIn,
    site,
    statements,
    statuses,
    symbols,
    tradingPages,
    transactions,
    twoFactor,
    ui,
    validation,
    wallets,
    withdrawals,
  },
};
