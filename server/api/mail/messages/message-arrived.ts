import type { ContactBody } from "../../../contract/schemas/contact";
import { brand } from "../../../contract/values/operator";
import type { Letter } from "../letter";

/** For administrators: what a visitor wrote in the contact form. Each line is marked as theirs, so that none passes for a word of ours. */
export function messageArrived({ fullname, email, message }: ContactBody): Letter {
  return {
    kind: "message_arrived",
    subject: "A visitor has written to you",
    paragraphs: [`Somebody used the contact form of ${brand}. They wrote:`, ...linesOf(message).map((line) => `> ${line}`)],
    facts: [["Name", fullname], ["Answer to", email]],
    advice: "Names and addresses in this form are what the visitor typed; nobody has checked them.",
  };
}

function linesOf(message: string): string[] {
  return message.split(/[\r\n]+/).filter((line) => line.trim() !== "");
}
