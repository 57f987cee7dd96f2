export default {
  title: "Sessions and devices",
  lead: "Devices signed in to your account. If you don't recognize one, sign it out and change your password.",
  signOutOthers: "Sign out all others",
  yours: "Your sessions",
  signOutOthersTitle: "Sign out all other devices",
  signOutOthersQuestion: "Sign out all other devices?",
  signingOut: "Signing out...",
  signOutOthersEffect:
    "All other browsers and devices will be signed out, and all API tokens will be revoked. You'll stay signed in here.",
  thisDevice: "This device",
  signOutRow: "Sign out <unseen>{device}</unseen>",
  signOutTitle: "Sign out a device",
  signOutQuestion: "Sign out this device?",
  signOut: "Sign out",
  signOutEffect: "{device}, last seen {time}, will be signed out immediately.",
  isCurrent: "This is the device you're using now. You'll need to sign in again.",
  device: "Device",
  ipAddress: "IP address",
  signedIn: "Signed in",
  lastSeen: "Last seen",
  action: "Action",
  deviceOn: "{browser} on {system}",
  textBrowser: "Text browser",
  unknownBrowser: "Unknown browser",
  unknownDevice: "Unknown browser or program",
} as const;

export const sessionsEmails = {
  "securityChanged.subject": "Your security settings were changed",
  "securityChanged.body": "The security settings for your {brand} account were changed.",
  "change.second_factor.enabled": "Two-factor authentication was turned on.",
  "change.second_factor.disabled": "Two-factor authentication was turned off.",
  "change.second_factor.removed": "A staff member turned off two-factor authentication.",
  "change.second_factor.recovery_codes_renewed":
    "New recovery codes were created. The old ones no longer work.",
  "change.second_factor.recovery_code_used": "A recovery code was used.",
  "change.payouts.frozen": "Payouts from your account were stopped.",
  "change.payouts.unfrozen": "Payouts from your account were allowed again.",
  "change.api_token.created": "An API token was created.",
  "change.api_token.revoked": "An API token was revoked.",
} as const;

export const sessionsEmailKinds = {
  security_changed: "Security settings changed",
} as const;
