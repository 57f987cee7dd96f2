// The document as a page to read: no scripts, one stylesheet, everything escaped by the template.
import { html } from "hono/html";
import { refusalMessages } from "../../../kernel/refusals";
import type { ApiDocument, Reference } from "../document";
import { anchor } from "./anchor";
import { drawContents } from "./draw-contents";
import { drawOperation } from "./draw-operation";
import { drawComponents } from "./draw-components";
import { example, inline, table, type Html } from "./markup";
import type { ListedOperation } from "./placed";

export async function drawPage(reference: Reference): Promise<string> {
  const { document, sections } = reference;
  const { info, tags, components } = document;
  const placed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): ListedOperation => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const ofTag = (tag: string) => placed.filter(({ operation }) => operation.tags.includes(tag));
  const shared = sharedNames(document);
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
        <a class="skip" href="#content">Skip to the content</a>
        <header class="top">
          <p>
            <a href="/">Portal</a> <span aria-hidden="true">/</span>
            <a href="/api/docs" aria-current="page">API</a>
          </p>
          <p><a href="/api/openapi.json">openapi.json</a></p>
        </header>
        <div class="frame">
          ${drawContents(reference, ofTag)}
          <main id="content" tabindex="-1">
            <h1>${info.title}</h1>
            <p class="lead">
              ${info.summary}. This page says the same as
              <a href="/api/openapi.json">the OpenAPI 3.1 document</a>, which programs can read.
            </p>
            ${sections.map(
              ({ title, paragraphs, code }) =>
                html`<section aria-labelledby="${anchor(title)}">
                  <h2 id="${anchor(title)}">${title}</h2>
                  ${paragraphs.map((one) => html`<p>${inline(one)}</p>`)}${code ? example(`Example: ${title}`, code) : ""}
                </section>`,
            )}
            ${tags.map(
              ({ name, "x-displayName": heading, description }) =>
                html`<section class="group" aria-labelledby="tag-${name}">
                  <h2 id="tag-${name}">${heading}</h2>
                  <p>${description}</p>
                  ${ofTag(name).map((one) => drawOperation(one, document, shared))}
                </section>`,
            )}
            ${drawComponents(components.schemas, shared)}
            <section aria-labelledby="codes">
              <h2 id="codes">Codes of refusals</h2>
              <p>In the words that people read; places in braces are filled in.</p>
              ${codes()}
            </section>
          </main>
        </div>
      </body>
    </html> `;
  return String(page);
}

/** Components that several calls have in common, or that other components refer to. */
function sharedNames({ paths, components }: ApiDocument): ReadonlySet<string> {
  const namesIn = (part: object) =>
    [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name = ""]) => name,
    );
  const called = namesIn(paths);
  return new Set([
    ...called.filter((name, index) => called.indexOf(name) !== index),
    ...namesIn(components.schemas),
  ]);
}

function codes(): Html {
  const rows = Object.entries(refusalMessages).map(([code, { status, message }]) => [
    html`<code>${code}</code>`,
    String(status),
    message,
  ]);
  return table("Every code with its status and message", ["Code", "Status", "Message"], rows);
}
