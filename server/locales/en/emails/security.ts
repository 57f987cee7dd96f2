// Emails about signing in, security and staff roles.
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
  "passwordChanged.body": "The password for your {brand} account was changed.",
  "passwordChanged.cleared":
    "Your email address hadn't been confirmed before, so we deleted the profile, bank details, cards and documents saved in the account and canceled pending requests and withdrawals that hadn't been sent. Your money stays in your wallet.",
  "emailChange.subject": "Confirm your new email",
  "emailChange.body":
    "You asked us to change the email for your {brand} account to this address. Confirm it to finish.",
  "emailChange.effect":
    "You'll be signed out on all devices. Your password and two-factor authentication will stay the same.",
  "emailChange.link": "Confirm new email",
  "emailChange.expires":
    "This link can be used once and expires in {hours, plural, one {# hour} other {# hours}}. If you didn't ask for this, ignore this email.",
  "emailChangeStarted.subject": "Your email is about to change",
  "emailChangeStarted.body":
    "We were told that you no longer have access to this mailbox, so we've sent a link to a new email address for your {brand} account.",
  "emailChangeStarted.until": "Your current email stays in use until you confirm the new one.",
  "emailChangeStarted.advice":
    "If you didn't ask for this, reset your password now to cancel the change, then contact support.",
  "emailChanged.subject": "Your email was changed",
  "emailChanged.body": "This is now the email for your {brand} account.",
  "emailChanged.former":
    "Your {brand} account has a new email. You can no longer use this one to sign in.",
  "emailChanged.payoutsBlockedUntil": "Payouts blocked until",
  "emailChanged.notYou": "If you didn't ask for this, contact support now.",
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
  "newSignIn.subject": "New sign-in to your account",
  "newSignIn.body": "We noticed a sign-in to your {brand} account from a new device or network.",
  "newSignIn.advice":
    "If this was you, you can ignore this email. If it wasn't, reset your password now to sign out all devices.",
  "sensitiveData.subject": "A staff member viewed your details",
  "sensitiveData.body":
    "A {brand} staff member viewed information in your account that is normally masked. Every view requires a reason and is permanently logged.",
  "sensitiveData.viewed": "Viewed",
  "staffInvitation.subject": "You're invited to join the {brand} staff",
  "staffInvitation.body":
    "{name} invited you to the {brand} back office. Choose a password to accept.",
  "staffInvitation.link": "Choose a password",
  "staffInvitation.expires":
    "This link can be used once and expires in {hours, plural, one {# hour} other {# hours}}. If you weren't expecting this invitation, ignore this email.",
  "rolesChanged.subject": "Your staff roles were changed",
  "rolesChanged.body": "An owner changed your roles in the {brand} back office.",
  "rolesChanged.ended.subject": "Your staff access was revoked",
  "rolesChanged.ended.body": "An owner revoked your access to the {brand} back office.",
  "rolesChanged.roles": "Your roles",
  "rolesChanged.noRoles": "None",
  "rolesChanged.advice": "If you didn't expect this, contact an owner.",
  "owner.new": "New owner",
  "owner.owner": "Owner",
  "owner.requestedBy": "Requested by",
  "owner.approvedBy": "Approved by",
  "owner.by": "By",
  "owner.byCommand": "A command on the server",
  "owner.byTime": "The portal: no other owner confirmed the suspension",
  "owner.link": "View staff",
  "ownerAdded.subject": "Security alert: new owner",
  "ownerAdded.body": "{brand} has a new owner. Owners manage staff and their roles.",
  "ownerAdded.advice":
    "If you didn't expect this, revoke this owner's access now and find out who added them.",
  "ownerBack.subject": "Security alert: owner reactivated",
  "ownerBack.body": "An owner of {brand} was reactivated. Owners manage staff and their roles.",
  "ownerLost.subject": "Security alert: owner suspended or removed",
  "ownerLost.body":
    "An owner of {brand} was suspended or removed. Owners manage staff and their roles.",
  "suspension.person": "Staff member",
  "suspension.until": "The suspension ends on {time} unless another owner confirms it.",
  "suspension.noOtherOwner":
    "No other owner can confirm the suspension, so it lasts until the owner who made it ends it, or another owner is added.",
  "suspension.lost.subject": "Security alert: staff member suspended",
  "suspension.lost.body": "A staff member of {brand} was suspended.",
  "suspension.confirmed.subject": "Suspension confirmed",
  "suspension.confirmed.body":
    "The suspension of a staff member of {brand} was confirmed by a second owner.",
  "suspension.back.subject": "Security alert: staff member reactivated",
  "suspension.back.body": "A suspended staff member of {brand} can sign in again.",
  "ownerLost.advice": "If you didn't expect this, find out who did it.",
} as const;
