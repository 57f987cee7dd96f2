export default {
  resend: "Resend link",
  title: "Confirm your email address",
  linkSent: "We sent a confirmation link to {email}.",
  sending: "Sending...",
  notNow: "Not now",
  resendEffect: "We'll send a new link to {email}. Previous links will stop working.",
} as const;

export const emailVerificationEmails = {
  "emailVerification.subject": "Confirm your email",
  "emailVerification.body": "Confirm that this is the email address for your {brand} account.",
  "emailVerification.earlierLinks": "Earlier links no longer work.",
  confirmEmail: "Confirm email",
  confirmEmailExpires:
    "This link expires in {hours, plural, one {# hour} other {# hours}}. If you didn't sign up for {brand}, ignore this email.",
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
  "emailChangeRequested.body":
    "You asked to change the email for your {brand} account, so we've sent a link to the new address.",
  "emailUndo.advice":
    "If this wasn't you, use this link until {until}. It makes sure that your account has this email, signs everyone out and stops payouts.",
  "emailUndo.link": "This wasn't me",
  "emailChangeUndone.subject": "The change of your email was undone",
  "emailChangeUndone.body":
    "Someone with access to this mailbox told us that they didn't ask for the change. This is the email for your {brand} account.",
  "emailChangeUndone.effect":
    "Everyone was signed out, the password no longer works, and payouts are stopped.",
  "emailChangeUndone.advice":
    "Choose a new password now. Then check your bank details and your withdrawals before you allow payouts again. If we ask you for a code that you don't have, contact support.",
} as const;

export const emailVerificationEmailKinds = {
  email_verification: "Email confirmation",
  email_change: "New email confirmation",
  email_change_started: "New email approved",
  email_changed: "Email changed",
  email_change_requested: "New email requested",
  email_change_undone: "Change of email undone",
} as const;

export const emailVerificationAuditActions = {
  "email.verified": "Confirmed an email",
  "email.change_approved": "Approved a new email",
  "email.changed": "Changed their email",
  "email.change_requested": "Asked for a new email",
  "email.change_cancelled": "Canceled a new email",
  "email.change_undone": "Undid a change of their email",
} as const;
