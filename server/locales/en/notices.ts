// Notices after a successful request.
export default {
  userDeleted: "User deleted",
  accountClosed: "Account closed",
  resetLinkSent: "If an account exists for this email, we've sent a link to it.",
  secondFactorOff: "Two-factor authentication is off",
  emailConfirmed: "Your email is confirmed",
  emailConfirmedBefore: "Your email is already confirmed",
  confirmationSent: "We've sent you a link",
  newEmailLinkSent: "We've sent a link to the new email",
  emailChanged: "Your email was changed. Sign in with the new one.",
  tokenRevoked: "Token revoked",
  contactReceived: "Message sent",
  depositRequested: "Deposit request received",
  withdrawalRequested: "Your withdrawal request is under review",
  documentsUploaded: "Documents uploaded successfully",
  payoutsFrozen: "Payouts from your account are stopped",
  payoutsUnfrozen: "Payouts from your account are allowed again",
  passwordChanged: "Your password was changed",
  passwordChangedTokens:
    "Your password was changed. {count, plural, one {Your API token was revoked.} other {Your # API tokens were revoked.}}",
  passwordReset: "Your password was changed. Sign in with the new one.",
  passwordChosen: "Your password is saved. Sign in to get started.",
  tokensRevoked:
    "{count, plural, one {Your API token was revoked.} other {Your # API tokens were revoked.}}",
  accountCleared:
    "Your email hadn't been confirmed before, so we deleted the profile, bank details, cards and documents saved in the account and canceled pending requests and withdrawals that hadn't been sent. Your money stays in your wallet.",
  signedOut: "Signed out",
  deviceSignedOut: "Device signed out",
  otherDevicesSignedOut: "Signed out on all other devices",
  otherDevicesSignedOutTokens:
    "Signed out on all other devices. {count, plural, one {Your API token was revoked.} other {Your # API tokens were revoked.}}",
  staffAccessEnded: "Access revoked",
  waitsForApproval: "Nothing has changed yet. This is waiting for a second approval.",
  transactionDeleted: "Transaction deleted",
  walletDeleted: "Wallet deleted",
  walletCredited: "Wallet credited",
  walletDebited: "Wallet debited",
} as const;
