import { brand } from "../../kernel/operator";
import type { EmailTemplate } from "../email/email-template";

/** For administrators. What the visitor typed is read in the back office alone: in a mail it could pass for words of the portal. */
export function messageArrived(href: string): EmailTemplate {
  return {
    kind: "message_arrived",
    subject: "A visitor has written to you",
    paragraphs: [
      `A visitor used the contact form of ${brand}. Sign in to read the message and to see where to answer.`,
    ],
    link: { label: "Read the message", href },
  };
}
