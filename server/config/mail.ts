// Settings that are required to send email.

type Settings = { readonly smtpUrl?: string | undefined; readonly mailFrom?: string | undefined };

export function mailConfigFaults({ smtpUrl, mailFrom }: Settings): string[] {
  return smtpUrl && !mailFrom
    ? [
        "SMTP_URL requires MAIL_FROM. Set the sender, for example `Your Name <no-reply@example.com>`.",
      ]
    : [];
}
