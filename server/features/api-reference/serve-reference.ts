// The document and its page: public, the same for everybody, made at the first question and kept as text.
import { createHash } from "node:crypto";
import { Hono } from "hono";
import { pagePolicy } from "../../kernel/security-headers";
import { makeReference } from "./document";
import { drawPage } from "./page/draw-page";

const fiveMinutes = "public, max-age=300";

export function serveReference(...given: Parameters<typeof makeReference>): Hono {
  const app = new Hono();
  const reference = once(() => makeReference(...given));
  const json = once(async () => kept(JSON.stringify(reference().document), "application/json"));
  const page = once(async () => kept(await drawPage(reference()), "text/html; charset=utf-8"));
  app.get("/openapi.json", async (c) => answer(c.req.raw, await json()));
  app.get("/docs", async (c) => answer(c.req.raw, await page()));
  return app;
}

interface Kept {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

function kept(text: string, type: string): Kept {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  return {
    text,
    headers: {
      "Content-Type": type,
      "Content-Security-Policy": pagePolicy({ scripts: "'none'" }),
      "Cache-Control": fiveMinutes,
      ETag: etag,
    },
  };
}

function answer(request: Request, { text, headers }: Kept): Response {
  const isKnown = request.headers.get("if-none-match") === headers.ETag;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
