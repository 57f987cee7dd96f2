// Requests per IP address, for deployments whose proxy doesn't limit them.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Config } from "../../config";
import { subscriberOf } from "../../kernel/networks";
import { closeUnlessDrained } from "./bounded-body";
import { withSecurityHeaders } from "../headers";
import { refusal } from "../refusals";
import { requestId } from "../request-id";

/** A page with its files is about ten requests. */
const burstSeconds = 4;

export function limitedRequests(config: Config, next: RequestListener): RequestListener {
  if (config.requestsPerSecond === undefined) return next;
  const isWithin = rateLimiter(config.requestsPerSecond);
  return (incoming, outgoing) => {
    const address = String(incoming.headers["x-client-address"] ?? "");
    if (isHealthCheck(incoming) || isWithin(subscriberOf(address))) return next(incoming, outgoing);
    closeUnlessDrained(incoming);
    refuse(incoming, outgoing, config).catch(() => outgoing.destroy());
  };
}

/** Their callers are the proxy and the operator's monitoring, with one address for everyone. */
const isHealthCheck = ({ method, url }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") && (url === "/healthz" || url === "/readyz");

async function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  config: Config,
): Promise<void> {
  // Of the address, only the kind matters: it may be malformed.
  const kind = incoming.url?.startsWith("/api/") ? "/api/" : "/";
  const request = new Request(new URL(kind, config.publicUrl));
  const answer = withSecurityHeaders(request, refusal(request, 429), config);
  const text = await answer.text();
  outgoing.writeHead(429, {
    ...Object.fromEntries(answer.headers),
    "x-request-id": requestId(incoming),
  });
  outgoing.end(text);
}

interface Bucket {
  left: number;
  at: number;
}

/** A token bucket for each key, by a clock that is never set back; a key that has been quiet long enough to be full again is forgotten. */
export function rateLimiter(
  perSecond: number,
  now: () => number = () => performance.now(),
): (key: string) => boolean {
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
    const filled = Math.min(burst, left + ((time - at) / 1000) * perSecond);
    const isWithin = filled >= 1;
    buckets.set(key, { left: isWithin ? filled - 1 : filled, at: time });
    return isWithin;
  };
}
