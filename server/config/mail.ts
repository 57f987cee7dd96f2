// What must be there before mail is sent.

type Settings = { readonly smtpUrl?: string | undefined; readonly mailFrom?: string | undefined };

export function mailConfigFaults({ smtpUrl, mailFrom }: Settings): string[] {
  return smtpUrl && !mailFrom
    ? [
        "MAIL_FROM is missing, though SMTP_URL is there. Set the sender, like `Your Name <no-reply@example.com>`.",
      ]
    : [];
}
