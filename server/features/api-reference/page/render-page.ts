// The API document as a web page: no scripts, one stylesheet, everything escaped by the template.
import { html } from "hono/html";
import { sign, wordmark } from "../../../kernel/brand-drawing";
import { operator } from "../../../kernel/operator";
import { refusalList } from "../refusal-text";
import type { Reference } from "../document";
import { callsOf, renderOperation, methodMark } from "./render-operation";
import { renderSchema, example, inline, table, type TableCell } from "./markup";

export async function renderPage(reference: Reference): Promise<string> {
  const { info } = reference.document;
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${info.title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to main content</a>
        <header class="top">
          <p>
            <a class="brand" href="/">${renderBrand()}</a> <span aria-hidden="true">/</span>
            <a href="/api/docs" aria-current="page">API</a>
          </p>
          <p><a href="/api/openapi.json">openapi.json</a></p>
        </header>
        <div class="frame">
          ${renderContents(reference)}
          <main id="content" tabindex="-1">
            <h1>${info.title}</h1>
            <p class="lead">
              ${info.summary}. For programs, use
              <a href="/api/openapi.json">the OpenAPI 3.1 document</a>.
            </p>
            ${renderSections(reference)}
          </main>
        </div>
      </body>
    </html> `;
  return String(page);
}

/** The same as on the portal's pages. */
function renderBrand() {
  const { brand } = operator();
  const drawing = wordmark();
  if (!drawing) return brand;
  return html`<svg height="24" viewBox="0 0 ${drawing.width} 24" role="img" aria-label="${brand}">
    <circle cx="12" cy="12" r="${sign.radius}" />
    <path d="${sign.path}" />
    <path class="brand-name" d="${drawing.path}" />
  </svg>`;
}

/** The table of contents: collapsed on narrow screens, next to the text on wide ones. */
const renderContents = ({ document, sections }: Reference) =>
  html`<nav class="contents" aria-label="Contents" tabindex="0">
    <details>
      <summary>Contents</summary>
      ${sections.map(({ title }) => link(anchor(title), title))}
      ${document.tags.map(
        ({ name, "x-displayName": heading }) =>
          html`${link(`tag-${name}`, heading)}
            <ul>
              ${callsOf(document.paths, name).map(
                ({ method, operation: { operationId: id, summary } }) =>
                  html`<li>
                    <a href="#${id}">${methodMark(method)} <span>${summary}</span></a>
                  </li>`,
              )}
            </ul>`,
      )}
      ${link("schemas", "Schemas")} ${link("codes", "Error codes")}
    </details>
  </nav>`;

const renderSections = ({ document: { tags, paths, components }, sections }: Reference) =>
  html`${sections.map(({ title, paragraphs }) =>
    section(anchor(title), title, paragraphs.map(renderUnder(title))),
  )}
  ${tags.map(({ name, "x-displayName": heading, description }) =>
    section(`tag-${name}`, heading, [
      html`<p class="muted">${description}</p>`,
      ...callsOf(paths, name).map((call) => renderOperation(call, components)),
    ]),
  )}
  ${section(
    "schemas",
    "Schemas",
    Object.entries(components.schemas).map(([name, schema]) => renderSchema(name, schema)),
  )}
  ${section("codes", "Error codes", [
    html`<p>Messages as users see them. Values in braces are filled in.</p>`,
    table("Error codes with status and message", ["Code", "Status", "Message"], codes),
  ])}`;

const codes = refusalList.map(({ code, status, message }) => [
  html`<code>${code}</code>`,
  String(status),
  message,
]);

const renderUnder = (title: string) => (text: string) =>
  text.startsWith("```")
    ? example(`Example: ${title}`, text.slice(4, -4))
    : html`<p>${inline(text)}</p>`;

const anchor = (heading: string) => heading.toLowerCase().replace(/\W+/g, "-");
const link = (id: string, text: string) => html`<p><a href="#${id}">${text}</a></p>`;

const section = (id: string, heading: string, content: readonly TableCell[]) =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    ${content}
  </section>`;
