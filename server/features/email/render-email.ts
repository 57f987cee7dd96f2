// An email as plain text and as HTML with the same content.
import { operator } from "../../kernel/operator";
import { type Locale, directionOf } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
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

/** The parts of an email, in reading order. */
interface EmailContent {
  readonly subject: string;
  /** From the greeting on; each a paragraph. */
  readonly opening: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly advice?: string | undefined;
  readonly link?: { readonly label: string; readonly href: string } | undefined;
  readonly closing: readonly string[];
}

/** The sender, at the end of every email. */
const emailSender = () => [operator().company, ...operator().office].join(", ");

const ink = "#14211f";
const muted = "#3f4c49";
const line = "#dbe2df";
const accent = "#0b5552";
const small = `font-size:14px;color:${muted}`;

/** `publicUrl` is the portal's address, without a path. */
function emailHtml(
  { subject, opening, facts, advice, link, closing }: EmailContent,
  publicUrl: string,
  locale: Locale,
): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th style="padding:6px 0;padding-inline-end:16px;text-align:start;vertical-align:top;font-weight:normal;color:${muted}">${escaped(label)}</th><td style="padding:6px 0"><bdi>${escaped(value)}</bdi></td></tr>`,
  );
  const body = [
    ...opening.map(paragraph),
    rows.length > 0
      ? `<table role="presentation" style="border-collapse:collapse;margin:16px 0">${rows.join("\n")}</table>`
      : "",
    advice ? paragraph(advice) : "",
    link ? button(link) : "",
    ...closing.map(paragraph),
  ];
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;font-family:system-ui,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;color:${ink};background:#f5f7f6">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid ${line};border-radius:12px;overflow:hidden">
<div style="padding:16px 24px;background:${accent}"><a href="${escaped(publicUrl)}" style="font-size:20px;font-weight:700;color:#ffffff;text-decoration:none">${escaped(operator().brand)}</a></div>
<div style="padding:8px 24px 16px">
${body.filter((part) => part !== "").join("\n")}
</div>
<div style="padding:16px 24px;border-top:1px solid ${line};${small}">${escaped(emailSender())}<br><a href="${escaped(publicUrl)}" style="color:${accent}">${escaped(publicUrl)}</a></div>
</div>
</body>
</html>
`;
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

/** With its URL as text for readers who don't trust buttons. */
const button = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:24px 0 8px"><a href="${escaped(href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0 0 24px;font-size:12px;color:${muted};overflow-wrap:anywhere">${escaped(href)}</p>`;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
