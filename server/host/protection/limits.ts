// Size limits of requests, checked before reading and while streaming.
import type { HttpBindings } from "@hono/node-server";
import type { IncomingMessage } from "node:http";
import type { Config } from "../../config";
import { boundedBody, closeUnlessDrained } from "./bounded-body";
import { refusal } from "../refusals";
import { uploadBudget } from "./upload-budget";

export const formLimitBytes = 64 * 1024;
/** Ten files of 10 MB, and 1 MB for the fields and boundaries around them. */
export const uploadLimitBytes = 10 * 10 * 1024 * 1024 + 1024 * 1024;
const uploadMemory = uploadBudget(2 * uploadLimitBytes);
/** How long a form or JSON may take to arrive. */
export const formWithinMs = 20_000;
const formRate = { bytes: formLimitBytes, withinMs: formWithinMs };
/** 8 KB a second: less than the slowest phone connection. */
const uploadRate = { bytes: 160 * 1024, withinMs: 20_000 };

const uploadAddresses = [
  "/dashboard/kyc",
  "/dashboard/wallet/deposit",
  "/dashboard/wallet/bank-details",
  "/dashboard/wallet/payees",
  "/api/users/kyc/upload-multiple",
  "/api/wallets/card/add",
  "/api/drafts/card",
  "/api/wallets/bank-details",
  "/api/wallets/payees",
  "/api/pending-uploads",
  "/admin/bank-statements",
  "/api/bank-statements",
];

type Answer = (request: Request) => Response | Promise<Response>;

/** Passes on the request with a limited body, whose reading fails beyond the limit; the client gets the reason in any case. */
export async function boundedRequest(
  env: HttpBindings,
  raw: Request,
  config: Config,
  answer: Answer,
): Promise<Response> {
  const { incoming } = env;
  const hasBody = raw.method !== "GET" && raw.method !== "HEAD";
  const url = config.isSecure ? raw.url.replace(/^http:/, "https:") : raw.url;
  if (!hasBody && url === raw.url) return answer(raw);
  const request: RequestInit = {
    method: raw.method,
    headers: [...raw.headers],
    signal: raw.signal,
  };
  if (!hasBody) return answer(new Request(url, request));
  if (isEncoded(incoming)) {
    closeUnlessDrained(incoming);
    return refusal(raw, 415);
  }

  const limitBytes = limitFor(new URL(url).pathname, raw.headers.get("content-type") ?? "");
  if (Number(raw.headers.get("content-length") ?? 0) > limitBytes) {
    closeUnlessDrained(incoming);
    return refusal(raw, 413, limitBytes);
  }
  const isUpload = limitBytes === uploadLimitBytes;
  const reservation = isUpload
    ? uploadMemory.open(raw.headers.get("x-client-address") ?? "")
    : undefined;
  const body = boundedBody(incoming, {
    limitBytes,
    reservation,
    minimumRate: isUpload ? uploadRate : formRate,
  });
  const refused = () => {
    const status = body.fault();
    return status && refusal(raw, status, limitBytes);
  };
  try {
    const response = await answer(
      new Request(url, { ...request, body: body.stream, duplex: "half" }),
    );
    return refused() ?? response;
  } catch (error) {
    const response = refused();
    if (response) return response;
    throw error;
  } finally {
    body.drain();
    reservation?.release();
  }
}

/** Whether there is a body in a coding such as gzip. No coding is undone, since a short body could become a huge one. */
function isEncoded({ headers }: IncomingMessage): boolean {
  const { "content-encoding": coding = "", "content-length": length = "0" } = headers;
  const hasContent = length !== "0" || headers["transfer-encoding"] !== undefined;
  return hasContent && !/^(identity)?$/i.test(coding.trim());
}

function limitFor(pathname: string, contentType: string): number {
  const path = pathname.replace(/\.data$/, "").toLowerCase();
  const acceptsFiles = uploadAddresses.some(
    (address) => path === address || path.startsWith(`${address}/`),
  );
  return acceptsFiles && /^multipart\/form-data\s*(;|$)/i.test(contentType)
    ? uploadLimitBytes
    : formLimitBytes;
}
