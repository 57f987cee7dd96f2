// What a call answers: its fields, an example, and the refusals to reckon with.
import { html } from "hono/html";
import type { ApiDocument } from "../document";
import { referred } from "../json-schema";
import { generalCodes } from "../refusals";
import { describeType } from "./describe-type";
import { drawFields } from "./draw-fields";
import type { ListedOperation } from "./placed";
import { example, table, type Html } from "./markup";

/** Fields that several calls answer are one link away; those of this call alone stand here. */
export function drawAnswer(
  { method, path, operation: { responses } }: ListedOperation,
  { components }: ApiDocument,
  shared: ReadonlySet<string>,
): Html {
  const [[status, good] = ["200", undefined]] = Object.entries(responses);
  const { "application/json": json } = good?.content ?? {};
  const heading = html`<h4>Answer ${status}</h4>`;
  if (!json)
    return html`${heading}
      <p>
        ${good?.description}: the bytes themselves, as
        ${Object.keys(good?.content ?? {}).join(", ")}.
      </p>`;
  const isShared = shared.has(referred(json.schema) ?? "");
  const fields = isShared
    ? html`<p>${good?.description}: ${describeType(json.schema)}.</p>`
    : drawFields(`Answer of ${method} ${path}`, json.schema, components.schemas);
  return html`${heading}${fields}
    <details>
      <summary>Example answer</summary>
      ${example(`Example answer: ${method} ${path}`, JSON.stringify(json.example, null, 2))}
    </details>`;
}

export function drawRefusals(
  { method, path, operation: { responses } }: ListedOperation,
  { components }: ApiDocument,
): Html {
  const listed = Object.entries(responses).filter(([status]) => status !== "default");
  const codes = listed.flatMap(([status, { content }]) =>
    Object.keys(content["application/json"]?.examples ?? {}).map((code) => ({ code, status })),
  );
  const own = codes.filter(({ code }) => !generalCodes.has(code));
  const rows = own.map(({ code, status }) => [
    html`<code>${code}</code>`,
    status,
    components.examples[code]?.summary ?? "",
  ]);
  const general = codes.filter(({ code }) => generalCodes.has(code));
  return html`<h4>Refusals</h4>
    ${own.length > 0 ? table(`Refusals of ${method} ${path}`, ["Code", "Status", "Message"], rows) : ""}
    <p class="general">
      ${own.length > 0 ? "And as" : "As"} <a href="#codes">everywhere</a>:
      ${general.map(({ code, status }, index) => html`${index > 0 ? ", " : ""}<code>${code}</code> ${status}`)}.
    </p>`;
}
