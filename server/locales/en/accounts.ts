export default {
  signUp: "Sign up",
  signUpDescription: "Open an account in a few minutes. No deposit required.",
  signUpTitle: "Create your account",
  haveAccount: "Already have an account? <link>Sign in</link>",
  password: "Password",
  passwordHint: "At least {minimum} characters; 12 or more recommended.",
  country: "Country",
  currencyHint: "Your wallet will be held in this currency.",
  usd: "US dollar",
  eur: "Euro",
  gbp: "British pound",
  terms:
    "I agree to the <link>Terms of use</link> and have read the risk warning: I could lose all the money I invest.",
  create: "Create account",
  creating: "Creating account...",

  forgotTitle: "Forgot your password?",
  forgotLead: "Enter your email and we'll send you a link to reset your password.",
  backToSignIn: "Back to sign in",
  sendLink: "Send reset link",
  sending: "Sending...",
  sentTitle: "Check your email",
  sentLead:
    "If an account exists for this email, we've sent a reset link. It can be used once and expires in {minutes, plural, one {# minute} other {# minutes}}.",
  sentHelp: "Didn't get it? Check your spam folder or try again.",
  resend: "Resend link",

  chooseFirst: "Choose a password",
  chooseNew: "Choose a new password",
  firstLeadUser: "You'll use it to sign in.",
  firstLead: "You'll use it to sign in to the back office.",
  newLead: "You'll be signed out on all devices.",
  invitationExpired: "Link expired? Ask an owner to send the invitation again.",
  requestLink: "Request a new link",
  newPassword: "New password",
  save: "Save password",
  reset: "Reset password",
  saving: "Saving...",

  confirmEmail: "Confirm your email address",
  confirmEmailLead: "Confirm this address to receive account notifications.",
  confirmLinkExpired: "Link expired? <link>Send a new one</link>",
  confirmNewEmail: "Confirm your new email",
  confirmNewEmailLead:
    "Your account will use this email from now on, and you'll be signed out on all devices.",
  linkOver: "This link no longer works",
  linkOverLead: "It has been used already, has expired, or was replaced by a newer one.",
  newEmailLinkExpired:
    "Link expired? Send a new one in your settings. Can't sign in? <link>Contact support</link>",
  confirm: "Confirm",
  confirming: "Confirming...",
} as const;

export const accountsEmails = {
  "welcome.subject": "Welcome to {brand}",
  "welcome.body":
    "Your {brand} account is ready. Confirm your email to receive account notifications.",
  "userInvitation.subject": "Choose a password for {brand}",
  "userInvitation.body":
    "We've opened a {brand} account for you. Choose a password to sign in for the first time.",
  "userInvitation.link": "Choose a password",
  "userInvitation.expires":
    "This link can be used once and expires in {days, plural, one {# day} other {# days}}. After that, use “Forgot your password?” on the sign-in page. If you don't want an account at {brand}, ignore this email.",
} as const;

export const accountsEmailKinds = {
  welcome: "Welcome and email confirmation",
  user_invitation: "Invitation to choose a password",
} as const;

export const accountsAuditActions = {
  "user.registered": "Signed up",
  "user.created": "Created a user",
  "user.edited": "Updated a user",
  "user.cleared": "Cleared an account with an unconfirmed email after a password reset",
} as const;
