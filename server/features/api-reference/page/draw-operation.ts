// One call on the page: address, callers, what it takes, an example, what it answers.
import { html } from "hono/html";
import type { ApiDocument } from "../document";
import type { Parameter } from "../describe-operation";
import { drawAnswer, drawRefusals } from "./draw-answers";
import { curlOf } from "./curl";
import { drawFields } from "./draw-fields";
import type { ListedOperation } from "./placed";
import { limitsOf, describeType } from "./describe-type";
import { example, inline, methodMark, table, type Html } from "./markup";

export function drawOperation(
  placed: ListedOperation,
  document: ApiDocument,
  shared: ReadonlySet<string>,
): Html {
  const { method, path, operation } = placed;
  const { operationId: id, summary, description } = operation;
  const parameters = operation.parameters
    .map((one) => ("$ref" in one ? document.components.parameters.IdempotencyKey : one))
    .filter((one) => one !== undefined);
  return html`<article aria-labelledby="${id}">
    <h3 id="${id}"><a href="#${id}">${summary}</a></h3>
    <p class="address">${methodMark(method)} <code>/api${path}</code></p>
    ${description.split("\n\n").map((one) => html`<p>${inline(one)}</p>`)}
    ${
      parameters.length > 0
        ? html`<h4>Parameters</h4>
            ${parameterTable(`${method} ${path}`, parameters)}`
        : ""
    }
    ${drawBody(placed, document)}
    <h4>Example</h4>
    ${example(`Example request: ${method} ${path}`, curlOf(placed))}
    ${drawAnswer(placed, document, shared)} ${drawRefusals(placed, document)}
  </article>`;
}

function parameterTable(call: string, parameters: readonly Parameter[]): Html {
  return table(
    `Parameters of ${call}`,
    ["Name", "Where", "Type", "Required", "Meaning and limits"],
    parameters.map(({ name, in: where, required, description, schema }) => [
      html`<code>${name}</code>`,
      where,
      describeType(schema),
      required ? html`<strong>required</strong>` : "optional",
      html`${inline(description)} <span class="limits">${limitsOf(schema)}</span>`,
    ]),
  );
}

function drawBody(
  { method, path, operation: { requestBody } }: ListedOperation,
  { components }: ApiDocument,
): Html | "" {
  const types = Object.entries(requestBody?.content ?? {});
  const schema = types[0]?.[1].schema;
  if (!schema) return "";
  return html`<h4>Body</h4>
    <p>
      As
      ${types.map(([type], index) => html`${index > 0 ? " or " : ""}<code>${type}</code>`)}${requestBody?.required ? "" : "; may be left out"}.
    </p>
    ${drawFields(`Body of ${method} ${path}`, schema, components.schemas)}`;
}
