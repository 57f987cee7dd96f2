// The few pieces of HTML that the page is made of.
import { html } from "hono/html";

export type Html = ReturnType<typeof html>;
export type HtmlCell = Html | string;

/** Text with `code` between backticks, as the document's descriptions write it. */
export function inline(text: string): Html {
  const parts = text.split(/`([^`]+)`/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** The first cell of a row is its header. Roles are named because narrow screens draw the rows as blocks. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly HtmlCell[])[],
): Html {
  const cells = ([first, ...rest]: readonly HtmlCell[]) =>
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

export function example(label: string, code: string): Html {
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>`;
}

export function methodMark(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`;
}
