export default {
  download: "Download my data",
  lead: "Download a copy of your data (JSON).",
  ready: "Your download is available for five minutes.",
  contents:
    "Your profile, wallet, transactions, crypto payments, full bank details, the last four digits of your saved card, document names, sessions, API tokens, messages, data access log and account activity.",
  passwordFollows:
    "Passwords and other secrets aren't included. We'll ask for your password before the download starts.",
  accessLog: "Data access log",
  accessLogLead:
    "Your card, bank details and documents are masked by default. Every time an administrator views them in full, it's recorded here.",
  noAccess: "No access recorded",
  noAccessHint:
    "When an administrator views your card, bank details or a document, it will appear here.",
  date: "Date",
  data: "Data",
  viewedBy: "Viewed by",
  administrator: "An administrator",
  reason: "Reason",
  review: "Review",
  notIncluded:
    "Left out because knowing them would let others act as you: your password, card number and CVV, and the secrets of codes and tokens. Left out because they are only hashes: counters of sign-ins and the networks you signed in from. Left out because they are confidential: notes that our staff write for each other.",
} as const;
