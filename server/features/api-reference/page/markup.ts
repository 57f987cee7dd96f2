// HTML helpers for the API page.
import { html } from "hono/html";
import { isFile, componentName, type JsonSchema } from "../components";

type Html = ReturnType<typeof html>;
export type TableCell = Html | string;

/** Text with `code` between backticks, as the document's descriptions write it. */
export const inline = (text: string): Html =>
  html`${text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** Joins the pieces with `joint`. */
export const joined = (parts: readonly TableCell[], joint: TableCell): Html =>
  html`${parts.map((part, index) => (index > 0 ? html`${joint}${part}` : part))}`;

export const example = (label: string, code: string): Html =>
  html`<pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>`;

export const article = (id: string, heading: string, content: Html) =>
  html`<article aria-labelledby="${id}">
    <h3 id="${id}"><a href="#${id}">${heading}</a></h3>
    ${content}
  </article>`;

/** The first cell of a row is its header. Roles are explicit because narrow screens show the rows as blocks. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly TableCell[][],
): Html {
  const cells = ([first, ...rest]: readonly TableCell[]) =>
    html`<tr role="row">
      <th role="rowheader" scope="row">${first}</th>
      ${rest.map((cell, index) => html`<td role="cell" data-label="${columns[index + 1] ?? ""}">${cell}</td>`)}
    </tr>`;
  return html`<table role="table">
    <caption>
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((column) => html`<th role="columnheader" scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(cells)}
    </tbody>
  </table>`;
}

export const fieldTable = (caption: string, rows: readonly TableCell[][]) =>
  table(caption, ["Name", "Type", "Required", "Description"], rows);

export const fieldRow = (name: Html, field: JsonSchema, isRequired = false): TableCell[] => [
  name,
  typeOf(field),
  isRequired ? html`<strong>required</strong>` : "optional",
  html`${inline(field.description ?? "")} <span class="limits">${limitsOf(field)}</span>`,
];

/** The fields of a named schema: one table, or one for each variant. */
export function renderSchema(
  name: string,
  { description = "", anyOf, ...schema }: JsonSchema,
): Html {
  const forms = anyOf?.map(
    (form, index) =>
      html`<p class="form">${form.title}</p>
        ${fieldTable(`${name}, form ${index + 1}`, fieldRows(form))}`,
  );
  const lead = html`<p>${inline(description)}</p>`;
  const content = forms ?? fieldTable(name, fieldRows(schema));
  return article(`schema-${name}`, name, html`${lead}${content}`);
}

/** Fields of an unnamed object are shown in place; named schemas are linked. */
function fieldRows({ properties = {}, required = [] }: JsonSchema, above = ""): TableCell[][] {
  return Object.entries(properties).flatMap(([name, field]) => [
    fieldRow(html`<code>${above}${name}</code>`, field, required.includes(name)),
    ...fieldRows(field, `${above}${name}.`),
    ...fieldRows(field.items ?? {}, `${above}${name}[].`),
  ]);
}

/** The type of a value: a name, a link to a schema, or a list of names. */
export function typeOf(schema: JsonSchema): Html {
  const { items, anyOf, const: only, enum: words, additionalProperties: values } = schema;
  const name = componentName(schema);
  if (name) return html`<a href="#schema-${name}">${name}</a>`;
  if (isFile(schema)) return html`file`;
  if (items) return html`list of ${typeOf(items)}`;
  if (anyOf) return joined(anyOf.map(typeOf), " or ");
  if (only !== undefined) return html`<code>${only}</code>`;
  if (words)
    return joined(
      words.map((word) => html`<code>${word}</code>`),
      " or ",
    );
  if (typeof values === "object") return html`map to ${typeOf(values)}`;
  return html`${[schema.type ?? "anything"].flat().join(" or ")}`;
}

const lengths = ["minLength", "maxLength", "minItems", "maxItems"] as const;
const values = ["minimum", "exclusiveMinimum", "maximum", "format", "pattern", "default"] as const;
function limitsOf(schema: JsonSchema): string {
  const set = [...lengths, ...values].filter((name) => schema[name] !== undefined);
  return set.map((name) => `${name}: ${String(schema[name])}`).join(", ");
}
