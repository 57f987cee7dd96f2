// A message as plain text and as HTML, which say the same.
import { brand } from "../../kernel/operator";
import { emailHtml, emailSender } from "./email-html";
import type { EmailTemplate } from "./email-template";

interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Greets nobody by name: a name is typed at sign-up, and whoever types a stranger's address would write to them through us. */
const greeting = "Hello,";
const promise = `${brand} never asks for your password, a card number or a code in a message.`;

export function renderEmail(template: EmailTemplate, publicUrl: string): Rendered {
  return {
    subject: template.subject,
    text: textOf(template, publicUrl),
    html: htmlOf(template, publicUrl),
  };
}

function textOf(
  { paragraphs, facts = [], advice = "", link, after = [] }: EmailTemplate,
  publicUrl: string,
): string {
  const listed = facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join("\n");
  const linked = link ? `${link.label}:\n${link.href}` : "";
  const signature = `-- \n${emailSender}\n${publicUrl}`;
  const parts = [
    greeting,
    ...paragraphs.map(oneLine),
    listed,
    oneLine(advice),
    linked,
    ...after.map(oneLine),
    promise,
    signature,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function htmlOf(
  { subject, paragraphs, facts = [], advice, link, after = [] }: EmailTemplate,
  publicUrl: string,
): string {
  const content = {
    subject,
    opening: [greeting, ...paragraphs].map(oneLine),
    facts: facts.map(([label, value]) => [label, oneLine(value)] as const),
    advice: advice && oneLine(advice),
    link,
    closing: [...after, promise].map(oneLine),
  };
  return emailHtml(content, publicUrl);
}

/** Line breaks in what somebody typed would let it look like a part of the message. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
