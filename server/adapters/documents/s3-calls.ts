// One signed call to an S3-compatible store, with time limit and retries; errors don't contain its address or keys.
import { createHash } from "node:crypto";
import { outsideCall, OutsideCallError, type OutsideAnswer } from "../outside-call";

interface S3Access {
  readonly bucket: string;
  readonly region: string;
  /** For stores other than Amazon's; the bucket is then part of the path. */
  readonly endpoint?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3ClientSettings extends S3Access {
  readonly now: () => number;
  /** Resolves after this many milliseconds; tests don't wait. */
  readonly pause: (ms: number) => Promise<unknown>;
  readonly timeLimitMs: number;
}

interface S3Call {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** The object's key; if missing, the call concerns the bucket. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly maxBytes?: number;
}

interface S3Answer extends OutsideAnswer {
  /** The number of attempts: a repeated one may find the result of the first. */
  readonly attempts: number;
}

/** Its code is what the log shows: `S3 503 SlowDown`, `S3 TOO_SLOW`. */
export class S3Error extends Error {
  override name = "S3Error";
  readonly code: string;
  constructor(what: string) {
    super(`the document store failed: ${what}`);
    this.code = `S3 ${what}`;
  }
}

const pausesMs = [200, 1_000] as const;

/** Resolves with the store's final response, whatever its status. */
export function s3Calls(settings: S3ClientSettings): (call: S3Call) => Promise<S3Answer> {
  return async (call) => {
    for (let attempts = 1; ; attempts += 1) {
      const outcome = await send(settings, call).catch(faultOf);
      const pauseMs = pausesMs[attempts - 1];
      if (pauseMs !== undefined && mayPass(outcome)) await settings.pause(pauseMs);
      else if (outcome instanceof OutsideCallError) throw new S3Error(outcome.code);
      else return { ...outcome, attempts };
    }
  };
}

/** The store's error code, for example `NoSuchKey`; empty if there is none. */
export function errorCodeIn({ body }: OutsideAnswer): string {
  return /<Code>(\w{1,64})<\/Code>/.exec(new TextDecoder().decode(body))?.[1] ?? "";
}

export function s3Refusal(answer: OutsideAnswer): S3Error {
  return new S3Error(`${answer.status} ${errorCodeIn(answer)}`.trim());
}

async function send(
  { now, timeLimitMs, ...access }: S3ClientSettings,
  { name, query = {}, maxBytes = 1024 * 1024, method, headers, body }: S3Call,
): Promise<OutsideAnswer> {
  const { AwsV4Signer } = await import("aws4fetch");
  const url = new URL(name ? `${addressOf(access)}/${name}` : addressOf(access));
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  const signer = new AwsV4Signer({
    ...access,
    service: "s3",
    datetime: new Date(now()).toISOString().replace(/[:-]|\.\d{3}/g, ""),
    url: url.href,
    method,
    headers: {
      ...headers,
      "X-Amz-Content-Sha256": createHash("sha256")
        .update(body ?? "")
        .digest("hex"),
    },
  });
  const signed = await signer.sign();
  return outsideCall({
    url: signed.url.href,
    method,
    headers: Object.fromEntries(signed.headers),
    ...(body && { body }),
    hosts: [url.origin],
    timeLimitMs,
    maxBytes,
  });
}

function addressOf({ bucket, region, endpoint }: S3Access): string {
  if (endpoint) return `${endpoint.replace(/\/+$/, "")}/${bucket}`;
  // Amazon's certificates don't cover names with dots.
  return bucket.includes(".")
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
}

function mayPass(outcome: OutsideAnswer | OutsideCallError): boolean {
  if (outcome instanceof OutsideCallError) return outcome.code === "UNREACHABLE";
  return outcome.status === 429 || (outcome.status >= 500 && outcome.status !== 501);
}

function faultOf(error: unknown): OutsideCallError {
  if (error instanceof OutsideCallError) return error;
  throw error;
}
