// How an uploaded PDF may be shown inside one of our pages.

/** The document belongs to no origin, loads nothing, and only our pages can frame it. */
export const framedPdfPolicy = "sandbox; default-src 'none'; frame-ancestors 'self'";

/** On secure connections, browsers send the request's destination; one that doesn't isn't trusted to frame it. */
export function isFramedByUs(headers: Headers): boolean {
  return (
    headers.get("Sec-Fetch-Dest") === "iframe" && headers.get("Sec-Fetch-Site") === "same-origin"
  );
}

/** Whether the requesting browser sends this header at all. */
export const hasFetchDestination = (headers: Headers) => headers.has("Sec-Fetch-Dest");
