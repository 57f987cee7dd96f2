// Requests per IP address, for deployments whose proxy doesn't limit them.
import type { IncomingMessage, RequestListener } from "node:http";
import type { Config } from "../config";
import { subscriberOf } from "../kernel/networks";
import { plainHeaders } from "./headers";
import { refusal } from "./refusals";
import { requestId } from "./request-id";

/** Their callers are the proxy and the operator's monitoring, with one address for everyone. */
const unlimited = new Set(["/healthz", "/readyz", "/metrics"]);

/** A page with its files is about ten requests. */
const burstSeconds = 4;

export function limitedRequests(
  config: Pick<Config, "requestsPerSecond" | "isSecure">,
  next: RequestListener,
  now: () => number = Date.now,
): RequestListener {
  const { requestsPerSecond: perSecond } = config;
  if (perSecond === undefined) return next;
  const isWithin = allowance(perSecond, now);
  return (incoming, outgoing) => {
    const { url = "/" } = incoming;
    const address = String(incoming.headers["x-client-address"] ?? "");
    if (unlimited.has(url) || isWithin(subscriberOf(address))) return next(incoming, outgoing);
    void refusedText(incoming).then(({ text, headers }) => {
      outgoing.writeHead(429, {
        ...plainHeaders(config),
        ...headers,
        "X-Request-Id": requestId(incoming),
      });
      outgoing.end(text);
    });
  };
}

async function refusedText({ url = "/" }: IncomingMessage) {
  const place = url.startsWith("/api/") ? "http://localhost/api/" : "http://localhost/";
  const answer = refusal(new Request(place), 429);
  return { text: await answer.text(), headers: Object.fromEntries(answer.headers) };
}

interface Bucket {
  left: number;
  at: number;
}

/** A token bucket for each key; a key that has been quiet long enough to be full again is forgotten. */
export function allowance(perSecond: number, now: () => number): (key: string) => boolean {
  const burst = perSecond * burstSeconds;
  const buckets = new Map<string, Bucket>();
  let sweptAt = now();
  const forgetFullOnes = (time: number) => {
    if (time - sweptAt < burstSeconds * 1000) return;
    sweptAt = time;
    for (const [key, { at }] of buckets) if (time - at >= burstSeconds * 1000) buckets.delete(key);
  };
  return (key) => {
    const time = now();
    forgetFullOnes(time);
    const { left, at } = buckets.get(key) ?? { left: burst, at: time };
    const filled = Math.min(burst, left + (Math.max(0, time - at) / 1000) * perSecond);
    const isWithin = filled >= 1;
    buckets.set(key, { left: isWithin ? filled - 1 : filled, at: time });
    return isWithin;
  };
}
