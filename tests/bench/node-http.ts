// One file out of memory, from node:http and nothing else.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer, type BenchServer } from "./server-process";

const program = `
const { createServer } = require("node:http");
const body = require("node:fs").readFileSync(process.argv[2]);
const server = createServer((_, answer) => answer.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(body));
server.listen(Number(process.env.PORT), "127.0.0.1", () => console.info("listens"));`;

/** Leaves its two files in the folder. */
export function startBareServer(folder: string, page: string): Promise<BenchServer> {
  writeFileSync(join(folder, "page.html"), page);
  writeFileSync(join(folder, "serve.cjs"), program);
  return startServer([process.execPath, "serve.cjs", "page.html"], { cwd: folder, env: {} });
}
