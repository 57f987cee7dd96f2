export default {
  messageTitle: "Email",
  demoLead:
    "Shown because this demo doesn't send email. Links that give access to an account are removed: the complete email is in the outbox folder of the data folder.",
  linkRemoved: "[link removed]",
  title: "Outbox",
  to: "To",
  created: "Created",
  read: "Read <hidden>{kind}</hidden>",
  caption: "Emails, newest first",
  noneYet: "No emails",
  noneYetHint: "Emails to customers and staff will appear here.",
  nextAttempt: "Next attempt {time}",
  sending: "Sending...",
  retry: "Retry",
  lead: "Emails to customers and staff in the last 30 days. Message bodies are deleted after sending.",
  status: "Status",
  leadDemo:
    "Emails to customers and staff in the last 30 days. You can read them here because this demo doesn't send email.",
  type: "Type",
  attempts: "Attempts",
  actions: "Actions",
  retrying: "Retrying. Refresh in a moment.",
  all: "All",
  "fault.unreachable":
    "Couldn't reach the mail server. Check SMTP_URL and that the server is running.",
  "fault.too_slow": "The mail server took too long to respond.",
  "fault.no_tls": "The mail server didn't offer a secure connection. Check its certificate.",
  "fault.sign_in_refused": "The mail server rejected the username or password. Check SMTP_URL.",
  "fault.sender_refused":
    "The mail server rejected the sender. Check MAIL_FROM and your account with the provider.",
  "fault.deferred": "The mail server asked to try again later.",
  "fault.refused": "The mail server rejected the recipient.",
  "fault.withheld": "Not sent: demo accounts have example addresses.",
  "fault.not_written": "Couldn't write the email to the data folder. Check the free space.",
  "fault.expired": "Expired before it could be sent.",
} as const;

export const staffEmailAuditActions = {
  "mail.seen": "Viewed a demo email",
  "mail.retried": "Resent an email",
} as const;
