// The API document and its page: public, rendered once on first use and cached as text.
import { Hono } from "hono";
import { etag } from "hono/etag";
import { pagePolicy } from "../../kernel/security-headers";
import { makeReference, type Reference } from "./document";
import { renderPage } from "./page/render-page";

type Text = string | Promise<string>;

export function serveReference(...options: Parameters<typeof makeReference>): Hono {
  const app = new Hono();
  const serve = (path: string, type: string, render: (reference: Reference) => Text) => {
    let cached: Text | undefined;
    const headers = {
      "Content-Type": type,
      "Content-Security-Policy": pagePolicy({ scripts: "'none'" }),
      "Cache-Control": "public, max-age=300",
    };
    app.get(path, etag(), async (c) =>
      c.body(await (cached ??= render(makeReference(...options))), { headers }),
    );
  };
  serve("/openapi.json", "application/json", ({ document }) => JSON.stringify(document));
  serve("/docs", "text/html; charset=utf-8", renderPage);
  return app;
}
