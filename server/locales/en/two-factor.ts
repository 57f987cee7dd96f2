export default {
  code: "Verification code",
  recoveryCode: "Recovery code",
  recoveryCodeHint: "16 letters and digits. Capitalization and dashes don't matter.",
  confirmTitle: "Confirm it's you",
  confirmLead: "Enter your password to continue.",
  newCodes: "New recovery codes",
  newCodesLead: "We'll generate ten new codes. Your old codes will stop working.",
  generate: "Generate codes",
  codesLead:
    "Save your recovery codes. Use one to sign in if you lose your phone; each works once.",
  codesTitle: "Your recovery codes",
  codesHint:
    "You won't see them again. Print this page or write them down, and keep them away from your phone.",
  saved: "I've saved my codes",
  print: "Print",
  turnOffTitle: "Turn off two-factor authentication",
  turnOffLead:
    "You'll be signed out on other devices, and signing in will require only your password.",
  turnOff: "Turn off",
  isOn: "Two-factor authentication is on",
  setUpTitle: "Set up two-factor authentication",
  title: "Two-factor authentication",
  scanTitle: "1. Add this site to your app",
  scan: "Scan this code with your authenticator app.",
  qrCode: "QR code for your authenticator app",
  cannotScan:
    "Can't scan it? On this phone, <link>open it in your app</link>. Or enter this key in the app:",
  enterTitle: "2. Enter the code it shows",
  codeHint: "Six digits. The code changes every 30 seconds.",
  checking: "Checking...",
  turnOn: "Turn on",
  alreadyOn:
    "Your recovery codes were shown when you turned on two-factor authentication. You can generate new ones.",
  startOver: "Start over",
  signingIn: "Signing in...",
  signIn: "Sign in",
  useApp: "Use your authenticator app instead",
  useRecoveryCode: "Use a recovery code instead",
  lead: "Protect your account with a code from an authenticator app as well as your password.",
  required: "Staff must set up two-factor authentication to continue.",
  isOff: "Two-factor authentication is off",
  since: "On since {day}.",
  codesLeft:
    "{count, plural, one {You have # recovery code left.} other {You have # recovery codes left.}}",
  appNeeded:
    "You'll need an authenticator app, such as Aegis, 2FAS or Google Authenticator, or a password manager that supports one-time codes.",
  settingUp: "Setting up...",
  confirming: "Confirming...",
  setUp: "Set up",
  yourPassword: "Your password",
  codeOrRecoveryCode: "The six-digit code from your authenticator app, or a recovery code.",
  recoveryCodeLead: "Enter one of your recovery codes. Each works once.",
  appCodeLead: "Open your authenticator app and enter the six-digit code for this site.",
} as const;

export const twoFactorAuditActions = {
  "second_factor.enabled": "Turned on 2FA",
  "second_factor.disabled": "Turned off 2FA",
  "second_factor.removed": "Reset a user's 2FA",
  "second_factor.recovery_codes_renewed": "Created new recovery codes",
  "second_factor.recovery_code_used": "Used a recovery code",
} as const;
