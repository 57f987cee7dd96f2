// What each page costs on the wire: every page that links lead to, as a visitor, a customer and an administrator see it.
import { request } from "node:http";
import { createBrotliDecompress } from "node:zlib";
import { demoPassword } from "~server/kernel/demo-people";

/** Sizes in bytes as sent, compressed with brotli. */
export interface PageWeight {
  readonly page: string;
  readonly headers: number;
  readonly html: number;
  /** With the headers of their own responses. */
  readonly css: number;
  readonly script: number;
  readonly total: number;
}

interface Received {
  readonly status: number;
  readonly headerBytes: number;
  readonly bodyBytes: number;
  readonly text: string;
  readonly cookie: string | undefined;
}

/** `signInAs` is the address of a person of the demo; a visitor has none. */
export async function measurePages(
  origin: string,
  start: readonly string[],
  signInAs?: string,
): Promise<PageWeight[]> {
  const cookie = signInAs ? await signIn(origin, signInAs) : undefined;
  const weights = new Map<string, PageWeight>();
  const waiting = [...start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = kindOf(path);
    if (weights.has(page)) continue;
    const answer = await get(origin + path, cookie);
    if (answer.status >= 300 && answer.status < 400) continue;
    weights.set(page, await measure(origin, page, answer));
    waiting.push(
      ...addresses(answer.text, /<a [^>]*href="(\/[^"#]*)"/g).filter(
        (address) => !/^\/documents\/|\/pdf$|\.(csv|yaml)(\?|$)/.test(address),
      ),
    );
  }
  return [...weights.values()];
}

/** As a browser gets it that has none of its styles yet. */
async function measure(
  origin: string,
  page: string,
  { text, headerBytes: headers, bodyBytes: html }: Received,
): Promise<PageWeight> {
  // The sheet for paper names its medium first: no page waits for it.
  const css = await sum(origin, addresses(text, /<link rel="stylesheet" href="([^"]+)"/g));
  const script = await sum(origin, scriptsOf(text));
  return { page, headers, html, css, script, total: headers + html + css };
}

interface ScriptWeight {
  readonly bytes: number;
  readonly text: string;
}

/** Every script that a page may come to load: what its one line names, and what that imports at once or later. */
export async function scriptsWithin(
  origin: string,
  path: string,
): Promise<ReadonlyMap<string, ScriptWeight>> {
  const found = new Map<string, ScriptWeight>();
  const waiting = scriptsOf((await get(origin + path)).text);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (found.has(address)) continue;
    const { bodyBytes: bytes, text } = await get(origin + address);
    found.set(address, { bytes, text });
    waiting.push(...addresses(text, /"(\/build\/[^"]+\.js)"/g));
  }
  return found;
}

/** `/transactions/0190…?from=…` and its like are one page. */
function kindOf(path: string): string {
  return (path.split("?")[0] ?? "")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id")
    .replace(/\/\d{4}-\d{2}(?=\/|$)/, "/:month");
}

/** The small script with what it imports, as its one line names them. */
function scriptsOf(html: string): string[] {
  const call = /<script>[^<]*<\/script>/.exec(html)?.[0] ?? "";
  return [...new Set(addresses(call, /`(\/build\/[^`]+)`/g))];
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
}

async function sum(origin: string, paths: readonly string[]): Promise<number> {
  const answers = await Promise.all(paths.map((path) => get(origin + path)));
  return answers.reduce((bytes, one) => bytes + one.headerBytes + one.bodyBytes, 0);
}

async function signIn(origin: string, email: string): Promise<string | undefined> {
  const body = new URLSearchParams({ email, password: demoPassword }).toString();
  const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
  return (await send(`${origin}/login`, { method: "POST", headers, body })).cookie;
}

const get = (address: string, cookie?: string) =>
  send(address, { method: "GET", headers: { "accept-encoding": "br", ...(cookie && { cookie }) } });

function send(
  address: string,
  {
    method,
    headers,
    body = "",
  }: { method: string; headers: Record<string, string>; body?: string },
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers }, (response) => {
      let bodyBytes = 0;
      let text = "";
      const isBrotli = response.headers["content-encoding"] === "br";
      response.on("data", (chunk: Buffer) => (bodyBytes += chunk.length));
      const plain = isBrotli ? response.pipe(createBrotliDecompress()) : response;
      plain.on("data", (chunk: Buffer) => (text += chunk.toString()));
      plain.on("end", () => {
        const lines = response.rawHeaders
          .filter((_, index) => index % 2 === 0)
          .map((name, index) => `${name}: ${response.rawHeaders[index * 2 + 1]}\r\n`);
        const headerBytes =
          `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n${lines.join("")}\r\n`
            .length;
        resolve({
          status: response.statusCode ?? 0,
          headerBytes,
          bodyBytes,
          text,
          cookie: response.headers["set-cookie"]?.[0]?.split(";")[0],
        });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
