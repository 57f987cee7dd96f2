// One operation on the API page: path, access, request and response.
import { html } from "hono/html";
import { isFile, resolveComponent } from "../components";
import type { ApiDocument } from "../document";
import type { Content } from "../responses";
import { article, example, fieldRow, fieldTable, inline, joined, table, typeOf } from "./markup";

type Call = ReturnType<typeof callsOf>[number];

/** The operations of a tag with their methods and paths. */
export const callsOf = (paths: ApiDocument["paths"], tag: string) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([verb, operation]) => ({ method: verb.toUpperCase(), path, operation })),
  );

export function renderOperation(
  { method, path, operation }: Call,
  shared: ApiDocument["components"],
) {
  const name = `${method} ${path}`;
  const parameters = operation.parameters
    .map((one) => ("$ref" in one ? shared.parameters.IdempotencyKey : one))
    .map(({ name: key, in: place, required, description, schema }) =>
      fieldRow(html`<code>${key}</code> in ${place}`, { ...schema, description }, required),
    );
  const answers = Object.entries(operation.responses).map(([status, { description }]) => [
    status,
    joined(description.split("\n").map(inline), html`<br />`),
  ]);
  return article(
    operation.operationId,
    operation.summary,
    html`<p class="address">${methodMark(method)} <code>/api${path}</code></p>
      ${operation.description.split("\n\n").map((one) => html`<p>${inline(one)}</p>`)}
      ${parameters.length > 0 && fieldTable(`Parameters of ${name}`, parameters)}
      ${renderContent("Request body", name, operation.requestBody?.content)}
      ${example(`Example of ${name}`, curlOf({ method, path, operation }, shared))}
      ${renderContent("Response", name, Object.values(operation.responses)[0]?.content)}
      ${table(`Responses of ${name}`, ["Status", "Description"], answers)}`,
  );
}

export const methodMark = (method: string) =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`;

/** A request body or a response: the name of its schema and its media types, and the example of a response. */
function renderContent(what: string, name: string, content: Record<string, Content> = {}) {
  const shown = Object.values(content).find((one) => one.example) ?? Object.values(content)[0];
  if (!shown) return "";
  const types = Object.keys(content).map((type) => html`<code>${type}</code>`);
  const text = what === "Response" && JSON.stringify(shown.example, null, 2);
  return html`<h4>${what}</h4>
    <p>${typeOf(shown.schema)} as ${joined(types, " or ")}</p>
    ${text && example(`${what} of ${name}`, text)}`;
}

/** The call as a curl command. */
function curlOf({ method, path, operation }: Call, components: ApiDocument["components"]): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const { "application/json": json, "multipart/form-data": form } =
    operation.requestBody?.content ?? {};
  const { properties = {}, required = [] } = form ? resolveComponent(form.schema, components) : {};
  const fields = required.map(
    (name) => `-F ${name}=${isFile(properties[name]) ? "@photo.jpg" : "…"}`,
  );
  const body =
    json?.example && JSON.stringify(json.example, null, 2).replaceAll("'", String.raw`'\''`);
  return [
    `curl -X ${method} "$API${address}"`,
    ...(operation.security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(operation.parameters.some((one) => "$ref" in one)
      ? ['-H "Idempotency-Key: $(uuidgen)"']
      : []),
    ...(body ? [`--json '${body}'`] : fields),
  ].join(" \\\n  ");
}
