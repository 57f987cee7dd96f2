export default {
  signedInAs: "You're already signed in as {name}. To use a different account, sign out first.",
  signedOut: "You've signed out.",
  accountClosed: "Your account is closed.",
  cookiesBlocked:
    "If you've just signed in, your browser blocks the cookie that keeps you signed in. Allow cookies for this site, then sign in again.",
  emailHint: "Or your username",
  unsent: "You were signed out before your form was submitted. Sign in and try again.",
  linkByEmail: "Email me a reset link",
  waitHelp:
    "If you can't wait, sign in from a browser you've used before, or get a link to reset your password and sign in here right away. If you use two-factor authentication, you can also enter a verification code below.",
  password: "Password",
  code: "Verification code",
  codeHint:
    "Only if you use two-factor authentication: the code from your authenticator app, or a recovery code.",
  forgotPassword: "Forgot your password?",
  signingIn: "Signing in...",
  submit: "Sign in",
  codeTitle: "Two-factor authentication",
  title: "Sign in",
  pageDescription: "Sign in to see your wallet, deposits, withdrawals and the markets.",
  welcomeBack: "Welcome back",
  newHere: "New to {brand}? <link>Sign up</link>",
  adminsOnly: "This area requires a staff account.",
  passwordMissing: "Enter your password",
  passwordWrong: "Incorrect password",
  demoTitle: "Demo accounts",
  demoLead: "Sign in with the password {password}.",
  demoAdmin: "Admin",
} as const;

export const signInEmails = {
  "newSignIn.subject": "New sign-in to your account",
  "newSignIn.body": "We noticed a sign-in to your {brand} account from a new device or network.",
  "newSignIn.advice":
    "If this was you, you can ignore this email. If it wasn't, reset your password now to sign out all devices.",
} as const;

export const signInEmailKinds = {
  new_sign_in: "New sign-in",
} as const;

export const signInAuditActions = {
  "session.opened": "Signed in",
  "sign_in.refused": "Sign-in failed",
  "call.refused": "Access denied",
  "session.closed": "Signed out",
  "session.others_closed": "Signed out other devices",
  "session.confirmed": "Re-authenticated",
} as const;
