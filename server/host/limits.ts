// How much a client may send, checked before anything is read and again while it streams.
import { Readable } from "node:stream";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Config } from "../config";
import { refusal } from "./refusals";
import { uploadRoom } from "./upload-room";

export const formLimitBytes = 64 * 1024;
/** Ten files of 10 MB, and 1 MB for the fields and boundaries around them. */
export const uploadLimitBytes = 10 * 10 * 1024 * 1024 + 1024 * 1024;
const room = uploadRoom(2 * uploadLimitBytes);
const drainLimitBytes = 3 * uploadLimitBytes;
const drainTimeoutMs = 20_000;

const uploadAddresses = [
  "/dashboard/kyc",
  "/dashboard/wallet/deposit",
  "/dashboard/wallet/bank-details",
  "/api/users/kyc/upload-multiple",
  "/api/wallets/card/add",
  "/api/wallets/bank-details",
  "/api/kept-files",
];

type Answer = (request: Request) => Response | Promise<Response>;

/** Hands on a request whose body ends in an error past its limit; whatever came of it, the client reads 413. */
export async function boundedRequest(env: HttpBindings, raw: Request, config: Config, answer: Answer): Promise<Response> {
  const { incoming } = env;
  const hasBody = raw.method !== "GET" && raw.method !== "HEAD";
  const url = config.isSecure ? raw.url.replace(/^http:/, "https:") : raw.url;
  if (!hasBody && url === raw.url) return answer(raw);
  const request: RequestInit = { method: raw.method, headers: [...raw.headers], signal: raw.signal };
  if (!hasBody) return answer(new Request(url, request));

  const limitBytes = limitFor(new URL(url).pathname, raw.headers.get("content-type") ?? "");
  const lengthBytes = Number(raw.headers.get("content-length") ?? limitBytes);
  if (lengthBytes > limitBytes) return refusedUnread(raw, incoming, 413);
  const giveBack = limitBytes === uploadLimitBytes ? room.take(lengthBytes, raw.headers.get("x-client-address") ?? "") : nothing;
  if (!giveBack) return refusedUnread(raw, incoming, 503);
  const body = boundedBody(incoming, limitBytes);
  try {
    const response = await answer(new Request(url, { ...request, body: body.stream, duplex: "half" }));
    return body.isTooLarge() ? refusal(raw, 413) : response;
  } catch (error) {
    if (body.isTooLarge()) return refusal(raw, 413);
    throw error;
  } finally {
    body.drain();
    giveBack();
  }
}

const nothing = () => undefined;

function refusedUnread(raw: Request, incoming: IncomingMessage, status: 413 | 503): Response {
  closeUnlessDrained(incoming);
  return refusal(raw, status);
}

function limitFor(pathname: string, contentType: string): number {
  const path = pathname.replace(/\.data$/, "").toLowerCase();
  const takesFiles = uploadAddresses.some((address) => path === address || path.startsWith(`${address}/`));
  return takesFiles && contentType.startsWith("multipart/form-data") ? uploadLimitBytes : formLimitBytes;
}

function boundedBody(incoming: IncomingMessage, limitBytes: number) {
  let received = 0;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let isDone = false;
  const drain = () => {
    if (!reader || isDone) return;
    isDone = true;
    void discard(reader, incoming);
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= Readable.toWeb(incoming).getReader();
        const { done, value } = await reader.read();
        received += value?.byteLength ?? 0;
        if (received > limitBytes) {
          controller.error(new Error(`The body is longer than ${limitBytes} bytes.`));
          return drain();
        }
        if (done) isDone = true;
        return done ? controller.close() : controller.enqueue(value);
      },
      cancel: drain,
    },
    { highWaterMark: 0 },
  );
  return { stream, drain, isTooLarge: () => received > limitBytes };
}

/** Reads on and forgets: a browser that is cut off while it sends shows an error instead of the answer. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>, incoming: IncomingMessage): Promise<void> {
  closeUnlessDrained(incoming);
  try {
    for (let discarded = 0; discarded < drainLimitBytes; ) {
      const { done, value } = await reader.read();
      if (done) return;
      discarded += value.byteLength;
    }
    incoming.destroy();
  } catch {
    // The client went away: nothing is left to read.
  }
}

function closeUnlessDrained(incoming: IncomingMessage): void {
  const timer = setTimeout(() => incoming.complete || incoming.destroy(), drainTimeoutMs);
  incoming.once("close", () => clearTimeout(timer));
  timer.unref();
}
