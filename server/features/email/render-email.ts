// A letter as plain text and as simple HTML: no pictures, no styles from elsewhere, nothing that tells anybody it was opened.
import { brand } from "../../kernel/operator";
import { directionOf, type Locale } from "../../locales/locale";
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

/** Greets nobody by name: anyone can sign up with a stranger's address, and a name would let them write to it through us. */
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
  const signature = `-- \n${brand}\n${publicUrl}`;
  const parts = [
    t("greeting"),
    ...paragraphs.map(oneLine),
    listed,
    oneLine(advice),
    linked,
    ...after.map(oneLine),
    t("promise", { brand }),
    signature,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function htmlOf(
  { subject, paragraphs, facts = [], advice, link, after = [] }: EmailTemplate,
  { publicUrl, locale }: Rendering,
): string {
  const t = messagesIn(locale, "emails");
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="${startOf(locale)}" style="padding:4px 0;padding-inline-end:16px;font-weight:normal;color:#57606a">${escaped(label)}</th><td style="padding:4px 0">${escaped(oneLine(value))}</td></tr>`,
  );
  const button =
    link &&
    `<p><a href="${escaped(link.href)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1f5fbf;color:#ffffff;text-decoration:none">${escaped(link.label)}</a></p>
<p style="font-size:14px;color:#57606a">${escaped(t("copyLink"))}<br>${escaped(link.href)}</p>`;
  const body = [
    ...[t("greeting"), ...paragraphs].map(paragraph),
    rows.length > 0 ? `<table style="border-collapse:collapse">${rows.join("\n")}</table>` : "",
    advice ? paragraph(advice) : "",
    button ?? "",
    ...[...after, t("promise", { brand })].map(paragraph),
    `<p style="font-size:14px;color:#57606a">${escaped(brand)}<br><a href="${escaped(publicUrl)}">${escaped(publicUrl)}</a></p>`,
  ];
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1f2328;background:#ffffff">
<div style="max-width:560px">
${body.filter((part) => part !== "").join("\n")}
</div>
</body>
</html>
`;
}

const startOf = (locale: Locale) => (directionOf(locale) === "rtl" ? "right" : "left");

const paragraph = (text: string) => `<p>${escaped(oneLine(text))}</p>`;

/** Line breaks in what somebody typed would let it look like a part of the message. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

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
