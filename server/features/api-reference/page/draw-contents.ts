import { html } from "hono/html";
import type { Reference } from "../document";
import type { ListedOperation } from "./placed";
import { anchor } from "./anchor";
import { methodMark, type Html } from "./markup";

/** The table of contents: folded on narrow screens, beside the text on wide ones. */
export function drawContents(
  { document, sections }: Reference,
  ofTag: (tag: string) => readonly ListedOperation[],
): Html {
  const link = (id: string, text: string) => html`<li><a href="#${id}">${text}</a></li>`;
  return html`<nav class="contents" aria-label="Contents" tabindex="0">
    <details>
      <summary>Contents</summary>
      <ul>
        ${sections.map(({ title }) => link(anchor(title), title))}
      </ul>
      ${document.tags.map(
        ({ name, "x-displayName": heading }) =>
          html`<p><a href="#tag-${name}">${heading}</a></p>
            <ul>
              ${ofTag(name).map(callLink)}
            </ul>`,
      )}
      <p><a href="#schemas">Schemas</a></p>
      <p><a href="#codes">Codes of refusals</a></p>
    </details>
  </nav>`;
}

function callLink({ method, operation }: ListedOperation): Html {
  return html`<li>
    <a href="#${operation.operationId}">${methodMark(method)} <span>${operation.summary}</span></a>
  </li>`;
}
