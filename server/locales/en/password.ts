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
