// One call to Plisio. Every call is a GET with the key in its query, so its URL must never be shown.
import type { z } from "zod";
import { outsideCall } from "../outside-call";
import { parseExactly } from "./exact-json";

export interface PlisioAccess {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly timeLimitMs: number;
}

/** Contains the status and Plisio's error number, but not its message, which repeats the request. */
export class PlisioError extends Error {
  constructor(readonly code: string) {
    super(`Plisio: ${code}`);
    this.name = "PlisioError";
  }
}

export const plisioNotFound = "HTTP_404";
const maxBytes = 1024 * 1024;

type PlisioCall = <Data>(
  shape: z.ZodType<Data>,
  path: string,
  query: Readonly<Record<string, string>>,
) => Promise<Data>;

export function plisioClient({ apiKey, baseUrl, timeLimitMs }: PlisioAccess): PlisioCall {
  return async (shape, path, query) => {
    const url = new URL(`${baseUrl.replace(/\/+$/, "")}/${path}`);
    url.search = new URLSearchParams({ ...query, api_key: apiKey }).toString();
    const { status, body } = await outsideCall({
      url: url.href,
      headers: { Accept: "application/json" },
      hosts: [url.origin],
      timeLimitMs,
      maxBytes,
    });
    return dataIn(shape, status, new TextDecoder().decode(body));
  };
}

function dataIn<Data>(shape: z.ZodType<Data>, status: number, text: string): Data {
  const answer = readable(text);
  if (isRecord(answer) && answer.status === "success" && status < 300) {
    const data = shape.safeParse(answer.data);
    if (data.success) return data.data;
  }
  if (status >= 400 && isRecord(answer) && answer.status === "error")
    throw new PlisioError(codeOf(status, answer.data));
  throw new PlisioError(`ODD_ANSWER_${status}`);
}

function codeOf(status: number, data: unknown): string {
  if (status === 404) return plisioNotFound;
  const own =
    isRecord(data) && typeof data.code === "string" && /^\d{1,6}$/.test(data.code)
      ? `_${data.code}`
      : "";
  return `HTTP_${status}${own}`;
}

function readable(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
