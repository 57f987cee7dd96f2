// Security headers of every response. The host sets them on everything; pages set them too, for plain remix-serve.

/** For a page's styles and scripts too, which no window, frame or feature belongs to. */
export const partHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  // Stricter would leave out Origin, and every form post would be refused as foreign.
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export const alwaysHeaders: Readonly<Record<string, string>> = {
  ...partHeaders,
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(),geolocation=(),microphone=(),payment=(),usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

export const strictTransport = "max-age=63072000; includeSubDomains";

interface Allowed {
  readonly scripts?: string;
  readonly connections?: string;
  /** The hash of the page's one inline stylesheet. */
  readonly styleHash?: string | undefined;
  readonly framesOwn?: true | undefined;
  readonly hasManifest?: boolean | undefined;
}

/** The content security policy of a page: our own files, and whatever else is listed. */
export function pagePolicy({
  scripts = "'self'",
  connections = "'self'",
  styleHash,
  framesOwn,
  hasManifest = false,
}: Allowed = {}): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    styleHash ? `style-src 'self' '${styleHash}'` : "style-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src ${connections}`,
    ...(hasManifest ? ["manifest-src 'self'"] : []),
    ...(framesOwn ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
