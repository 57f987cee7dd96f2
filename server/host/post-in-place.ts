// A script that posts a form is told where the answer leads: were it to follow the redirect, the notice of that page would be spent on it.
import { inPlaceHeader, redirectHeader } from "../contract/values/form-recovery";

export function namingRedirect(request: Request, response: Response): Response {
  const address = response.headers.get("Location");
  if (address === null || !request.headers.has(inPlaceHeader)) return response;
  const headers = new Headers(response.headers);
  headers.delete("Location");
  headers.set(redirectHeader, address);
  return new Response(null, { status: 204, headers });
}
