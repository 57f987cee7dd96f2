// The settings of mail: who messages are from, and what must be there before one is sent.

const mailbox = "[^\\s<>@,;]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?";
const senders = new RegExp(`^(?:${mailbox}|[^<>@\\r\\n]+ <${mailbox}>)$`, "i");

export function isSender(text: string): boolean {
  return senders.test(text);
}

type Settings = { readonly smtpUrl?: string | undefined; readonly mailFrom?: string | undefined };

export function mailFaults({ smtpUrl, mailFrom }: Settings): string[] {
  if (!smtpUrl) return [];
  const { hostname, username, password } = new URL(smtpUrl);
  return [
    ...(hostname === "" ? ["SMTP_URL names no server. Write it like smtp://user:password@mail.example.com:587."] : []),
    ...((username === "") !== (password === "") ? ["SMTP_URL has a user without a password, or a password without a user."] : []),
    ...(mailFrom ? [] : ["MAIL_FROM is missing, though SMTP_URL is there. Set the sender, like `Your Name <no-reply@example.com>`."]),
  ];
}
