// Compresses a finished page. Static files are compressed by the build.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const leastBytes = 1024;
// A table is sent while it is read.
const compressible =
  /^(text\/(?!event-stream|csv)|application\/(json|[\w.]+\+json|javascript|xml)|image\/svg)/;

/** Whether the response is a finished text, sent in one piece. */
export function isCompleteText(response: Response): boolean {
  const { headers } = response;
  if (headers.has("content-encoding") || headers.has("content-length")) return false;
  return response.body !== null && compressible.test(headers.get("content-type") ?? "");
}

/** The text with its headers, compressed if the client supports it and it is worth it. */
export async function compressed(
  text: Buffer,
  accepted: string,
): Promise<{ body: Buffer; headers: { Vary: string } & Record<string, string | number> }> {
  const encoding = text.byteLength >= leastBytes ? encodingFor(accepted) : null;
  const body = encoding ? await compress(text, encoding) : text;
  const headers = { Vary: "Accept-Encoding", "Content-Length": body.byteLength };
  return { body, headers: encoding ? { ...headers, "Content-Encoding": encoding } : headers };
}

/** Null if the client supports neither. */
export function encodingFor(accepted: string): "br" | "gzip" | null {
  if (/\bbr\b(?!;q=0(?!\.[1-9]))/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(?!\.[1-9]))/.test(accepted) ? "gzip" : null;
}

function compress(text: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  if (encoding === "gzip") return zip(text, { level: 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  };
  return brotli(text, { params });
}
