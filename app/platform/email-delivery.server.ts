import { holdsBackMail, portalMode, sendsMail } from "./session/session.server";

/** What to tell people who wait for a message, where mail is not sent or not to everyone. */
export function emailDeliveryNotice(): string | undefined {
  if (holdsBackMail())
    return "People of the demonstration get no mail: their addresses are examples. Whoever signs up with an address of their own does.";
  if (sendsMail()) return undefined;
  const here =
    portalMode() === "demo" ? "This demonstration sends no mail" : "No mail is sent from here";
  return `${here}: the message is a file in the folder outbox of its data folder.`;
}
