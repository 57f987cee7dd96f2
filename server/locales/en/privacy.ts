export default {
  title: "Privacy",
  description:
    "What {brand} stores about you, why, for how long, and how it is erased. No trackers and no advertising.",
  lead: "What we keep, why, and for how long. We use no trackers, no advertising and no third-party content.",
  accountTitle: "Your account",
  accountText:
    "Your name, username, email, phone number, country, currency and, if you provide it, your address. We use them to identify and contact you, and keep them while you have an account.",
  documentsTitle: "Identity documents",
  documentsText:
    "Encrypted with a key unique to you. Only authorized staff can view them, and every view is logged in your data access log.",
  cardsTitle: "Cards and bank details",
  cardsText:
    "Your card number and CVV are encrypted in a separate vault. The CVV and the photo of the back are deleted once your last pending card deposit is approved or rejected, and always within 24 hours. Staff who need to see a full number must give a reason. You see each access in your data access log, and by email if your address is confirmed.",
  moneyTitle: "Transactions",
  moneyText:
    "We keep transaction records to meet accounting requirements. When your records are erased, the transactions are anonymized.",
  messagesTitle: "Messages",
  messagesText:
    "Contact form messages are stored encrypted for {months, plural, one {# month} other {# months}}, then deleted.",
  addressesTitle: "IP addresses",
  addressesText:
    "We store the IP address of each session so you can spot unfamiliar sign-ins. We keep a hashed device and network identifier for {days, plural, one {# day} other {# days}} after last use, to alert you to sign-ins from new devices. Our request log contains no addresses, names or form entries.",
  cookiesTitle: "Cookies",
  cookieSession:
    "Keeps you signed in and protects forms. Encrypted and HttpOnly. Deleted at sign-out; the session in it ends after 7 days at the latest.",
  cookieDevice:
    "Recognizes your browser when you sign in again, so that password guessing by others does not lock you out. A random value, signed and HttpOnly. Expires {days, plural, one {# day} other {# days}} after your last sign-in.",
  cookieTheme: "Remembers the light or dark theme, if you choose one. Expires after 1 year.",
  cookieWatchlist: "Remembers your watchlist, if you change it. Expires after 1 year.",
  cookieExamples: "Remembers that you hid the example notifications. Expires after 1 year.",
  cookieForm:
    "Keeps what you entered if a form is shown again after an error or after sign-in. Encrypted and HttpOnly. Expires after {minutes, plural, one {# minute} other {# minutes}}.",
  cookieShortcuts:
    "For staff: remembers that you turned off keyboard shortcuts. Expires after 1 year.",
  sharingTitle: "Who we share data with",
  sharingText:
    "For crypto deposits, the payment gateway receives the amount, an order number, and the order name and description if you enter them. Our email provider handles the emails we send you. Our hosting providers store your data, with documents and card details encrypted. A demo uses simulated services unless its operator has set up real ones.",
  closingTitle: "Closing your account",
  closingErased:
    "You can close your account under Settings, My data. When an account is deleted, its sessions end, and its personal data and files are erased. The encryption key is destroyed, so that what remains in logs and backups is unreadable.",
  closingBlocked:
    "You can close your account under Settings, My data. When your account is closed, no one can sign in to it. Full card numbers and sign-in credentials are erased immediately. A closed account cannot be reopened, and its email and username cannot be used for a new account while its records are kept.",
  closingKept:
    "The law requires us to keep records of who our customers were and what happened to their money: your details, identity documents, bank details, transactions, the decisions about them, and the staff activity log. We keep them for {years, plural, one {# year} other {# years}} after the account is closed, and our staff can still read them. Then they are erased, and the encryption key is destroyed, so that what remains in logs and backups is unreadable.",
  rightsTitle: "Your rights",
  rightsText:
    "You can ask for a copy of your data, have it corrected or erased, or object to its use, through the <link>contact form</link> or at {email}. The data controller is {company}, {office}.",
} as const;
