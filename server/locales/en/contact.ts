export default {
  title: "Contact us",
  description: "Contact {company} by form, email or phone. We reply within {time}.",
  lead: "We reply within {time}.",
  emailHint: "We'll reply to this address.",
  message: "Message",
  messageHint: "Don't include passwords or card numbers. {maximum, number} characters max.",
  send: "Send message",
  sending: "Sending...",
  detailsTitle: "Other ways to reach us",
  phone: "Phone",
  hours: "Hours",
  office: "Office",
  detailsDemo: "Demo contact details. They aren't monitored.",
  received: "Message sent",
  receivedText:
    "We'll reply by email within {time}. We keep your message, encrypted, for {months, plural, one {# month} other {# months}}, then delete it.",
  receivedDemo: "Demo only: your message was saved for the demo staff. No one will reply.",
  goHome: "Go home",
} as const;

export const contactEmails = {
  "messageArrived.subject": "New contact message",
  "messageArrived.body":
    "A visitor sent a message through the {brand} contact form. Sign in to read it.",
  "messageArrived.link": "Read message",
} as const;

export const contactEmailKinds = {
  message_arrived: "New contact message",
} as const;

export const contactAuditActions = {
  "contact.answered": "Marked a message as answered",
  "contact.open": "Reopened a message",
} as const;
