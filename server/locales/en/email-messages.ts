// The messages of all emails, and what staff call each kind of email.
import { accountClosingEmails, accountClosingEmailKinds } from "./account-closing";
import { accountsEmails, accountsEmailKinds } from "./accounts";
import { bankDetailsEmails, bankDetailsEmailKinds } from "./bank-details";
import { bankTransfersEmails, bankTransfersEmailKinds } from "./bank-transfers";
import { contactEmails, contactEmailKinds } from "./contact";
import { emailVerificationEmails, emailVerificationEmailKinds } from "./email-verification";
import { kycEmails, kycEmailKinds } from "./kyc";
import { limitsEmails, limitsEmailKinds } from "./limits";
import { passwordEmails, passwordEmailKinds } from "./password";
import { payoutBlocksEmails, payoutBlocksEmailKinds } from "./payout-blocks";
import { profilesEmails, profilesEmailKinds } from "./profiles";
import { sessionsEmails, sessionsEmailKinds } from "./sessions";
import { signInEmails, signInEmailKinds } from "./sign-in";
import { staffMembersEmails, staffMembersEmailKinds } from "./staff/members";
import { staffPayoutsEmails, staffPayoutsEmailKinds } from "./staff/payouts";
import { staffSensitiveDataEmails, staffSensitiveDataEmailKinds } from "./staff/sensitive-data";
import { transactionsEmails, transactionsEmailKinds } from "./transactions";
import { withdrawalsEmails, withdrawalsEmailKinds } from "./withdrawals";
import shared from "./emails";

export const emails = {
  ...shared,
  ...accountClosingEmails,
  ...accountsEmails,
  ...bankDetailsEmails,
  ...bankTransfersEmails,
  ...contactEmails,
  ...emailVerificationEmails,
  ...kycEmails,
  ...limitsEmails,
  ...passwordEmails,
  ...payoutBlocksEmails,
  ...profilesEmails,
  ...sessionsEmails,
  ...signInEmails,
  ...staffMembersEmails,
  ...staffPayoutsEmails,
  ...staffSensitiveDataEmails,
  ...transactionsEmails,
  ...withdrawalsEmails,
};

/** Each label is a kind of email. */
export const emailKinds = {
  ...accountClosingEmailKinds,
  ...accountsEmailKinds,
  ...bankDetailsEmailKinds,
  ...bankTransfersEmailKinds,
  ...contactEmailKinds,
  ...emailVerificationEmailKinds,
  ...kycEmailKinds,
  ...limitsEmailKinds,
  ...passwordEmailKinds,
  ...payoutBlocksEmailKinds,
  ...profilesEmailKinds,
  ...sessionsEmailKinds,
  ...signInEmailKinds,
  ...staffMembersEmailKinds,
  ...staffPayoutsEmailKinds,
  ...staffSensitiveDataEmailKinds,
  ...transactionsEmailKinds,
  ...withdrawalsEmailKinds,
};
