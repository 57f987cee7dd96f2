// The protocol between pages and host for a refused form that is shown again.

/** The search parameter that says which refused form a page shows again. */
export const retryParam = "retry";

/** The cookie that holds it; an id has letters, digits, "-" and "_". */
export const recoveryCookieName = (id: string, isSecure: boolean) =>
  `${isSecure ? "__Secure-" : ""}form-${id}`;

/** How a page tells the host the status of a call that failed, 500 or more. The host removes it from the response; under remix-serve it stays, and reveals only a status. */
export const callStatusHeader = "X-Call-Status";

/** Sent by a script that uploads a form. It follows the redirect only to learn its address, so that page leaves the notice for the one that is shown. */
export const sentByScriptHeader = "X-Sent-By-Script";

export const retryId = /^[\w-]{10}$/;
