export default {
  download: "Download my data",
  lead: "Download a copy of your data (JSON).",
  ready: "Your download is available for five minutes.",
  contents:
    "Your profile, accepted terms, wallet, transactions, crypto payments, full bank details, the last four digits of your saved card, document names, sessions, API tokens, recent emails, notes shared with you, data access log and account activity.",
  passwordFollows:
    "Passwords and other secrets aren't included. We'll ask for your password before the download starts.",
  closing: "Close your account",
  closingLead: "Download your data and your statements first: you can't sign in afterwards.",
  accessLog: "Data access log",
  accessLogLead:
    "Your card and bank details are masked by default. Every time a staff member views them in full or opens a document, it's recorded here.",
  noAccess: "No access recorded",
  noAccessHint:
    "When a staff member views your card, bank details or a document, it will appear here.",
  date: "Date",
  data: "Data",
  viewedBy: "Viewed by",
  administrator: "A staff member",
  reason: "Reason",
  review: "Review",
  notIncluded:
    "Your password, card number, CVV, and two-factor and token secrets aren't included, because anyone who has them could act as you. Sign-in counters and the networks you signed in from aren't included, because we store only hashes of them. Notes that our staff write for each other aren't included, because they're confidential.",
} as const;
