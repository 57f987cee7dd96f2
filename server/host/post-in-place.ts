// Answers a form posted by a script with the redirect's URL. Following it would consume the notice of the next page.
import { inPlaceHeader, redirectHeader } from "../kernel/form-recovery";

export function withRedirectHeader(request: Request, response: Response): Response {
  const address = response.headers.get("Location");
  if (address === null || !request.headers.has(inPlaceHeader)) return response;
  const headers = new Headers(response.headers);
  headers.delete("Location");
  headers.set(redirectHeader, address);
  return new Response(null, { status: 204, headers });
}
