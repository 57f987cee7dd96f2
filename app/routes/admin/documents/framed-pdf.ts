// How an uploaded PDF may be shown inside one of our pages.

/** The document belongs to no origin, loads nothing, and is framed by our pages alone. */
export const framedPdfPolicy = "sandbox; default-src 'none'; frame-ancestors 'self'";

/** Browsers say what they fetch for where the connection is safe; one that says nothing is not trusted to frame it. */
export function isFramedByUs(headers: Headers): boolean {
  return (
    headers.get("Sec-Fetch-Dest") === "iframe" && headers.get("Sec-Fetch-Site") === "same-origin"
  );
}

/** Whether the browser that asks for a page says so at all. */
export const saysWhatFor = (headers: Headers) => headers.has("Sec-Fetch-Dest");
