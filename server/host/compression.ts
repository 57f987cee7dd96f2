// One compression of the finished page. Static files come compressed from the build.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const leastBytes = 1024;
const compressible = /^(text\/(?!event-stream)|application\/(json|[\w.]+\+json|javascript|xml)|image\/svg)/;

/** The answer with these headers, its body compressed where the client can read that and it is worth it. */
export async function finished(request: Request, response: Response, headers: Headers): Promise<Response> {
  const as = (body: BodyInit | null) => new Response(body, { status: response.status, statusText: response.statusText, headers });
  if (!response.body || !compressible.test(headers.get("content-type") ?? "")) return as(response.body);
  if (headers.has("content-encoding") || headers.has("content-length")) return as(response.body);

  const page = new Uint8Array(await response.arrayBuffer());
  headers.append("Vary", "Accept-Encoding");
  const encoding = preferred(request.headers.get("accept-encoding") ?? "");
  const isWorthIt = encoding !== null && page.byteLength >= leastBytes;
  const body = isWorthIt ? new Uint8Array(await compress(page, encoding)) : page;
  if (isWorthIt) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  return as(body);
}

function preferred(accepted: string): "br" | "gzip" | null {
  if (/\bbr\b(?!;q=0(?!\.[1-9]))/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(?!\.[1-9]))/.test(accepted) ? "gzip" : null;
}

function compress(page: Uint8Array, encoding: "br" | "gzip"): Promise<Buffer> {
  if (encoding === "gzip") return zip(page, { level: 6 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength };
  return brotli(page, { params });
}
