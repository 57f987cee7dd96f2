import { html } from "hono/html";
import type { Components } from "../json-schema";
import { drawFields } from "./draw-fields";
import { inline, type Html } from "./markup";

/** The schemas that several calls have in common; the tables above link here. */
export function drawComponents(components: Components, shared: ReadonlySet<string>): Html {
  const listed = Object.entries(components).filter(([name]) => shared.has(name));
  return html`<section class="group" aria-labelledby="schemas">
    <h2 id="schemas">Schemas</h2>
    <p>What bodies and answers are made of.</p>
    ${listed.map(
      ([name, schema]) =>
        html`<article aria-labelledby="schema-${name}">
          <h3 id="schema-${name}"><a href="#schema-${name}">${name}</a></h3>
          <p>${inline(schema.description ?? "")}</p>
          ${drawFields(name, schema, components)}
        </article>`,
    )}
  </section>`;
}
