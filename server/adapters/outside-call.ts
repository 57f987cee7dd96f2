// The only way to call external services: limits time, size and destination.

export interface OutsideCall {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Origins that may be called, each as `new URL(baseAddress).origin`: plain http only if the operator has configured it. */
  readonly hosts: readonly string[];
  /** From the first byte sent to the last one read. */
  readonly timeLimitMs: number;
  readonly maxBytes: number;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

type OutsideFault = "FOREIGN_HOST" | "TOO_SLOW" | "UNREACHABLE" | "REDIRECTED" | "TOO_LARGE";

/** Reports only the host and the error: a URL may contain a key. */
export class OutsideCallError extends Error {
  constructor(
    host: string,
    readonly code: OutsideFault,
  ) {
    super(`${host}: ${messages[code]}`);
    this.name = "OutsideCallError";
  }
}

const messages: Readonly<Record<OutsideFault, string>> = {
  FOREIGN_HOST: "is not among the hosts that may be called",
  TOO_SLOW: "no full answer within the time limit",
  UNREACHABLE: "could not be reached or hung up",
  REDIRECTED: "answered with a redirect, which is never followed",
  TOO_LARGE: "answered with more than the size limit",
};

/** Resolves with any status except a redirect; rejects with an OutsideCallError. */
export async function outsideCall({
  url,
  hosts,
  timeLimitMs,
  maxBytes,
  method = "GET",
  headers,
  body,
}: OutsideCall): Promise<OutsideAnswer> {
  const target = URL.canParse(url) ? new URL(url) : null;
  if (!target || !hosts.includes(target.origin))
    throw new OutsideCallError(target?.host ?? "an unreadable address", "FOREIGN_HOST");
  const signal = AbortSignal.timeout(timeLimitMs);
  try {
    const response = await fetch(target, { method, headers, body, signal, redirect: "manual" });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new OutsideCallError(target.host, "REDIRECTED");
    }
    return {
      status: response.status,
      headers: response.headers,
      body: await wholeBody(response, target.host, maxBytes),
    };
  } catch (error) {
    if (error instanceof OutsideCallError) throw error;
    throw new OutsideCallError(target.host, signal.aborted ? "TOO_SLOW" : "UNREACHABLE");
  }
}

async function wholeBody(
  { body }: Response,
  host: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new OutsideCallError(host, "TOO_LARGE");
    }
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
