// Files of public/, listed once at startup, so that no URL can reach anything else.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { encodingFor } from "./compression";
import { methodRefusal, reading } from "./refusals";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const endings = { br: ".br", gzip: ".gz" } as const;
const cachedForAYear = "max-age=31536000, immutable";
const cachedForAnHour = "public, max-age=3600";

type StaticFile = {
  readonly path: string;
  readonly type: string;
  readonly cacheControl: string;
  /** Whether the build has written its compressed versions. */
  readonly isCompressed: boolean;
};

/** The response to a request for a file of the folder; null if there is none. */
export function staticFiles(folder: string): (request: Request) => Response | null {
  const files = filesIn(folder);
  const remembered = new Map<string, { content: Buffer; etag: string }>();
  const read = (path: string) => {
    const known = remembered.get(path);
    if (known) return known;
    const content = readFileSync(path);
    const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
    remembered.set(path, { content, etag });
    return { content, etag };
  };

  return (request) => {
    const file = files.get(new URL(request.url).pathname);
    if (!file) return null;
    if (!reading.includes(request.method)) return methodRefusal(request, reading);
    const encoding = file.isCompressed
      ? encodingFor(request.headers.get("accept-encoding") ?? "")
      : null;
    const { content, etag } = read(encoding ? file.path + endings[encoding] : file.path);
    const headers = new Headers({
      "Content-Type": file.type,
      "Cache-Control": file.cacheControl,
      Vary: "Accept-Encoding",
    });
    // The name of a file cached for a year changes with its content.
    if (file.cacheControl !== cachedForAYear) headers.set("ETag", etag);
    if (request.headers.get("if-none-match") === etag)
      return new Response(null, { status: 304, headers });
    headers.set("Content-Length", String(content.byteLength));
    if (encoding) headers.set("Content-Encoding", encoding);
    return new Response(new Uint8Array(content), { headers });
  };
}

function filesIn(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const type = types[extname(entry.name)];
    if (!entry.isFile() || !type || entry.name.startsWith(".")) continue;
    const address = `/${relative(folder, path).split(sep).map(encodeURIComponent).join("/")}`;
    const isCompressed = Object.values(endings).every((ending) => existsSync(path + ending));
    files.set(address, {
      path,
      type,
      cacheControl: address.startsWith("/build/") ? cachedForAYear : cachedForAnHour,
      isCompressed,
    });
  }
  return files;
}
