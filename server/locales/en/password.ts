export default {
  confirmIdentity: "Confirm it's you",
  title: "Change your password",
  lead: "You'll be signed out on other devices, all API tokens will be revoked, and we'll email you about the change.",
  leadUnconfirmed: "You'll be signed out on other devices, and all API tokens will be revoked.",
  current: "Current password",
  new: "New password",
  newHint: "At least {minimum} characters; 12 or more recommended.",
  saving: "Saving...",
  change: "Change password",
  chooseOwn: "Choose a password",
  chooseOwnLead:
    "Your password was set by a staff member. Choose one that only you know to continue.",
  given: "Password you were given",
  save: "Save password",
  confirmedFor: "We won't ask again for {minutes, plural, one {# minute} other {# minutes}}.",
} as const;

export const passwordEmails = {
  "passwordReset.subject": "Reset your password",
  "passwordReset.body": "We received a request to reset your {brand} password.",
  "passwordReset.expires":
    "This link can be used once and expires in {minutes, plural, one {# minute} other {# minutes}}. If you didn't request it, ignore this email. Your password won't change.",
  "passwordChanged.subject": "Your password was changed",
  "passwordChanged.body": "The password for your {brand} account was changed.",
  "passwordChanged.cleared":
    "Your email address hadn't been confirmed before, so we deleted the profile, bank details, cards and documents saved in the account and canceled pending requests and withdrawals that hadn't been sent. Your money stays in your wallet.",
} as const;

export const passwordEmailKinds = {
  password_reset: "Password reset",
  password_changed: "Password changed",
} as const;

export const passwordAuditActions = {
  "password.changed": "Changed their password",
  "password.reset": "Reset their password",
} as const;
