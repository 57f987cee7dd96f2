// An email as plain text and as HTML with the same content.
import { operator } from "../../kernel/operator";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { emailHtml, emailSender } from "./email-html";
import type { EmailTemplate } from "./email-template";

interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Rendering {
  readonly publicUrl: string;
  readonly locale: Locale;
}

/** No greeting by name: anyone can sign up with another person's address, and the name would let them write to it. */
export function renderEmail(template: EmailTemplate, rendering: Rendering): Rendered {
  return {
    subject: template.subject,
    text: textOf(template, rendering),
    html: htmlOf(template, rendering),
  };
}

function textOf(
  { paragraphs, facts = [], advice = "", link, after = [] }: EmailTemplate,
  { publicUrl, locale }: Rendering,
): string {
  const t = messagesIn(locale, "emails");
  const listed = facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join("\n");
  const linked = link ? `${link.label}:\n${link.href}` : "";
  const signature = `-- \n${emailSender()}\n${publicUrl}`;
  const parts = [
    t("greeting"),
    ...paragraphs.map(oneLine),
    listed,
    oneLine(advice),
    linked,
    ...after.map(oneLine),
    t("promise", { brand: operator().brand }),
    signature,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function htmlOf(
  { subject, paragraphs, facts = [], advice, link, after = [] }: EmailTemplate,
  { publicUrl, locale }: Rendering,
): string {
  const t = messagesIn(locale, "emails");
  const content = {
    subject,
    opening: [t("greeting"), ...paragraphs].map(oneLine),
    facts: facts.map(([label, value]) => [label, oneLine(value)] as const),
    advice: advice && oneLine(advice),
    link,
    closing: [...after, t("promise", { brand: operator().brand })].map(oneLine),
  };
  return emailHtml(content, publicUrl, locale);
}

/** Line breaks in user input could make it look like part of the email. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
