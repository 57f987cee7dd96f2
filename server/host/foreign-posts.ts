// Refuses cross-site posts before any route, including resource routes, handles them.
import type { Config } from "../config";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** Browsers say where a post comes from; without such a header, the form token decides. */
export function isForeignPost(
  { method, url, headers }: Request,
  { publicUrl }: Pick<Config, "publicUrl">,
): boolean {
  if (reading.has(method)) return false;
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site") ?? "none";
  const isForeignOrigin = origin !== null && origin !== new URL(url).origin && origin !== publicUrl;
  return isForeignOrigin || (site !== "none" && site !== "same-origin");
}

/**
 * A post of ours whose Host is another than our public one: a proxy that says it differently. Remix compares the two by itself, and
 * answers with a fault of ours where they differ; so it is told the one that the browser has used.
 */
export function underItsOrigin(request: Request): Request {
  const origin = reading.has(request.method) ? null : request.headers.get("Origin");
  if (origin !== null) request.headers.set("Host", new URL(origin).host);
  return request;
}
