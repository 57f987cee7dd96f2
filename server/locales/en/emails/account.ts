// Emails about the account, and texts shared by all emails.
export default {
  greeting: "Hello,",
  promise: "{brand} will never ask for your password, card number or verification code by email.",
  unexpected: "If you didn't expect this, contact support.",
  time: "Time",
  reason: "Reason",
  "welcome.subject": "Welcome to {brand}",
  "welcome.body":
    "Your {brand} account is ready. Confirm your email to receive account notifications.",
  "userInvitation.subject": "Choose a password for {brand}",
  "userInvitation.body":
    "We've opened a {brand} account for you. Choose a password to sign in for the first time.",
  "userInvitation.link": "Choose a password",
  "userInvitation.expires":
    "This link can be used once and expires in {days, plural, one {# day} other {# days}}. After that, use “Forgot your password?” on the sign-in page. If you don't want an account at {brand}, ignore this email.",
  "emailVerification.subject": "Confirm your email",
  "emailVerification.body": "Confirm that this is the email address for your {brand} account.",
  "emailVerification.earlierLinks": "Earlier links no longer work.",
  confirmEmail: "Confirm email",
  confirmEmailExpires:
    "This link expires in {hours, plural, one {# hour} other {# hours}}. If you didn't sign up for {brand}, ignore this email.",
  "accountClosed.subject": "Your account was closed",
  "accountClosed.body":
    "Your {brand} account was closed. You've been signed out on all devices and can no longer sign in.",
  "accountClosed.records":
    "The law requires us to keep records of your identity and payments. We'll erase them once we no longer have to keep them.",
  "accountClosed.at": "Closed",
  "accountClosed.retainedUntil": "Records kept until",
  "kycApproved.subject": "Your identity is verified",
  "kycApproved.body":
    "We've reviewed your documents and verified your identity. No further action is needed.",
  "kycApproved.link": "View verification",
  "kycRejected.subject": "We couldn't verify your identity",
  "kycRejected.body":
    "We've reviewed your documents and couldn't accept them. Upload new ones to try again.",
  "kycRejected.link": "Upload documents",
  "messageArrived.subject": "New contact message",
  "messageArrived.body":
    "A visitor sent a message through the {brand} contact form. Sign in to read it.",
  "messageArrived.link": "Read message",
} as const;
