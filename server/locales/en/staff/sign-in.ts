export default {
  confirmTitle: "Confirm it's you",
  twoFactor: "Two-factor authentication",
  customerSignIn: "Customer sign-in",
  title: "Admin Sign In",
  goToDashboard: "Go to your dashboard",
  signedInAsCustomer:
    "You're signed in as {name}, a customer. This area requires a staff account. If you sign in with one, {name} will be signed out.",
  lead: "For staff",
  confirmHint:
    "You won't be asked again for {minutes, plural, one {# minute} other {# minutes}}, or {secretMinutes, plural, one {# minute} other {# minutes}} for full card and bank details.",
  resetTitle: "Reset two-factor authentication",
  reset: "Reset 2FA",
  resetLead:
    "{name} will be signed out everywhere and will sign in with only a password until they set up 2FA again.",
  resetHint:
    "Verify the requester's identity first. The user will be notified by email if their address is confirmed.",
  resetDone: "Two-factor authentication reset",
  nothingToReset: "{name} doesn't have 2FA turned on.",
  backToUser: "Back to user",
  resetting: "Resetting...",
} as const;
