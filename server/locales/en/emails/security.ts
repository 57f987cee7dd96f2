// About signing in, and who may do what.
export default {
  resetPassword: "Reset password",
  ipAddress: "IP address",
  unknownAddress: "Unknown",
  device: "Device",
  notYou: "If this wasn't you, reset your password now and contact support.",
  signedOut: "You've been signed out on all devices.",
  signedOutElsewhere: "You've been signed out on all other devices.",
  tokensRevoked:
    "{count, plural, one {Your API token was revoked.} other {Your # API tokens were revoked.}}",
  "passwordReset.subject": "Reset your password",
  "passwordReset.body": "We received a request to reset your {brand} password.",
  "passwordReset.expires":
    "This link can be used once and expires in {minutes, plural, one {# minute} other {# minutes}}. If you didn't request it, ignore this email. Your password won't change.",
  "passwordChanged.subject": "Your password was changed",
  "passwordChanged.body": "The password of your {brand} account was changed.",
  "passwordChanged.cleared":
    "Your email address hadn't been confirmed before, so we deleted the profile, bank details, cards and documents saved in the account and canceled pending requests. Your money stays in your wallet.",
  "securityChanged.subject": "Your security settings were changed",
  "securityChanged.body": "The security settings of your {brand} account were changed.",
  "change.second_factor.enabled": "Two-factor authentication was turned on.",
  "change.second_factor.disabled": "Two-factor authentication was turned off.",
  "change.second_factor.removed": "An administrator turned off two-factor authentication.",
  "change.second_factor.recovery_codes_renewed":
    "New recovery codes were created. The old ones no longer work.",
  "change.second_factor.recovery_code_used": "A recovery code was used.",
  "change.payouts.frozen": "Payouts from your account were stopped.",
  "change.payouts.unfrozen": "Payouts from your account were allowed again.",
  "change.api_token.created": "An API token was created.",
  "change.api_token.revoked": "An API token was revoked.",
  "newSignIn.subject": "New sign-in to your account",
  "newSignIn.body": "We noticed a sign-in to your {brand} account from a new device or network.",
  "newSignIn.advice":
    "If this was you, you can ignore this email. If it wasn't, reset your password now. This signs out all devices.",
  "sensitiveData.subject": "An administrator viewed your details",
  "sensitiveData.body":
    "A {brand} administrator viewed masked information in your account. Every view requires a reason and is permanently logged.",
  "sensitiveData.viewed": "Viewed",
  "staffInvitation.subject": "You're invited to join the {brand} staff",
  "staffInvitation.body":
    "{name} invited you to the {brand} back office. Choose a password to accept.",
  "staffInvitation.link": "Choose a password",
  "staffInvitation.expires":
    "This link can be used once and expires in {hours, plural, one {# hour} other {# hours}}. If you weren't expecting this invitation, ignore this email.",
  "rolesChanged.subject": "Your staff roles were changed",
  "rolesChanged.body": "An owner changed your roles in the {brand} back office.",
  "rolesChanged.ended.subject": "Your staff access was ended",
  "rolesChanged.ended.body": "An owner ended your access to the {brand} back office.",
  "rolesChanged.roles": "Your roles",
  "rolesChanged.noRoles": "None",
  "rolesChanged.advice": "If you didn't expect this, contact an owner.",
  "ownerAdded.subject": "Security alert: new owner",
  "ownerAdded.body": "{brand} has a new owner. Owners manage the staff and their roles.",
  "ownerAdded.owner": "New owner",
  "ownerAdded.requestedBy": "Requested by",
  "ownerAdded.approvedBy": "Approved by",
  "ownerAdded.addedBy": "Added by",
  "ownerAdded.advice":
    "If you didn't expect this, end the new owner's access now and find out who added them.",
  "ownerAdded.link": "View staff",
} as const;
