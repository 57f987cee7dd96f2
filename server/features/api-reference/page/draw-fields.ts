// The fields of a body, an answer or a component as tables.
import { html } from "hono/html";
import { referred, resolved, type Components, type JsonSchema } from "../json-schema";
import { describeType, limitsOf } from "./describe-type";
import { inline, table, type HtmlCell, type Html } from "./markup";

/** One table, or one for each of the forms that a body may take. */
export function drawFields(caption: string, schema: JsonSchema, components: Components): Html {
  const { anyOf, oneOf, properties } = resolved(schema, components);
  const forms = oneOf ?? anyOf;
  if (properties)
    return table(
      caption,
      ["Field", "Type", "Required", "Meaning and limits"],
      rowsOf(schema, components, ""),
    );
  if (!forms) return html`<p>${describeType(schema)}${notes(schema)}</p>`;
  return html`<p>One of ${forms.length} forms:</p>
    ${forms.map(
      (form, index) =>
        html`<p class="form">${form.title ?? `Form ${index + 1}`}</p>
          ${drawFields(`${caption}, form ${index + 1}`, form, components)}`,
    )}`;
}

function rowsOf(given: JsonSchema, components: Components, above: string): HtmlCell[][] {
  const { properties = {}, required = [] } = resolved(given, components);
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = above + name;
    const own: HtmlCell[] = [
      html`<code>${path}</code>`,
      describeType(field),
      required.includes(name) ? html`<strong>required</strong>` : "optional",
      notes(field),
    ];
    return [own, ...rowsWithin(field, components, path)];
  });
}

/** Fields of an object that has no name of its own are shown in place; named ones are one link away. */
function rowsWithin(field: JsonSchema, components: Components, path: string): HtmlCell[][] {
  if (field.properties) return rowsOf(field, components, `${path}.`);
  const { items } = field;
  return items && referred(items) === undefined && items.properties
    ? rowsOf(items, components, `${path}[].`)
    : [];
}

function notes(schema: JsonSchema): Html {
  const limits = limitsOf(schema);
  return html`${inline(schema.description ?? "")}${limits === "" ? "" : html` <span class="limits">${limits}</span>`}`;
}
