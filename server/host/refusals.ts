// The few answers the host gives itself: a small page, or the API's problem shape under /api.

const words = {
  400: ["Bad request", "The request was invalid. Go back, reload the page and try again."],
  403: [
    "We couldn't verify this request",
    "Nothing was changed. Reload the page, allow cookies for this site and try again.",
  ],
  408: [
    "The upload stopped",
    "The upload stopped or was too slow. Nothing was changed. Go back and try again.",
  ],
  413: [
    "Too large",
    "You can upload up to 10 files of 10 MB each. Go back and choose smaller files.",
  ],
  500: [
    "Something went wrong",
    "Something went wrong on our end. If you submitted a form, check whether it went through before you try again.",
  ],
  503: ["Temporarily unavailable", "Try again in a moment."],
} as const;

const codes = {
  400: "bad_request",
  403: "cross_site",
  408: "too_slow",
  413: "too_large",
  500: "internal",
  503: "unavailable",
} as const;

export function refusal(request: Request | null, status: keyof typeof words): Response {
  const [title, message] = words[status];
  const headers: Record<string, string> = status === 503 ? { "Retry-After": "5" } : {};
  if (request && new URL(request.url).pathname.startsWith("/api/")) {
    return Response.json({ statusCode: status, code: codes[status], message }, { status, headers });
  }
  const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${message}</p>${referenceOf(request, status)}<p><a href="/">Go home</a></p></main></body>
</html>
`;
  return new Response(page, {
    status,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}

/** What a customer can quote, and the operator finds in the log. Nothing but letters, digits, dots, dashes and underscores. */
function referenceOf(request: Request | null, status: number): string {
  const id = status >= 500 ? request?.headers.get("x-request-id") : null;
  return id && /^[\w.-]+$/.test(id)
    ? `<p>If you contact us, please quote this reference: ${id}</p>`
    : "";
}
