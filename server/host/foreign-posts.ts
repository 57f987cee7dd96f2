// Refuses cross-site posts before any route, including resource routes, handles them.
import type { Config } from "../config";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** Browsers send the origin of a post; without such a header, the form token decides. */
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
 * A post from our own page whose Host isn't our public one, because a proxy changed it. Remix compares the two itself and
 * fails if they differ, so it gets the one that the browser used.
 */
export function withBrowserOrigin(request: Request): Request {
  const origin = reading.has(request.method) ? null : request.headers.get("Origin");
  if (origin !== null) request.headers.set("Host", new URL(origin).host);
  return request;
}
