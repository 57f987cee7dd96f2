// A lean host: node's server, one handler, nothing else.
import { serve } from "@hono/node-server";
import { createRequestHandler } from "@remix-run/node";

const build = await import(new URL("build/index.js", import.meta.url).href);
const handler = createRequestHandler(build, "production");
serve(
  { fetch: (request) => handler(request), port: Number(process.env.PORT), hostname: "127.0.0.1" },
  () => console.info("listens"),
);
