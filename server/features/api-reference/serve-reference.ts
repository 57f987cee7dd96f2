// The API document and its page: public, rendered once on first use and cached as text.
import { Hono } from "hono";
import { etag } from "hono/etag";
import { pagePolicy } from "../../kernel/security-headers";
import { makeReference, type Reference } from "./document";
import { drawPage } from "./page/draw-page";

type Text = string | Promise<string>;

export function serveReference(...given: Parameters<typeof makeReference>): Hono {
  const app = new Hono();
  const serve = (path: string, type: string, draw: (reference: Reference) => Text) => {
    let kept: Text | undefined;
    const headers = {
      "Content-Type": type,
      "Content-Security-Policy": pagePolicy({ scripts: "'none'" }),
      "Cache-Control": "public, max-age=300",
    };
    app.get(path, etag(), async (c) =>
      c.body(await (kept ??= draw(makeReference(...given))), { headers }),
    );
  };
  serve("/openapi.json", "application/json", ({ document }) => JSON.stringify(document));
  serve("/docs", "text/html; charset=utf-8", drawPage);
  return app;
}
