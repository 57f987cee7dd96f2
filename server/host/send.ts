// The last step of a request. Writes a page to the connection in one piece: a second Response around it would have to be read again.
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Config } from "../config";
import { compressed, isCompleteText } from "./compression";
import { securityHeaders, withSecurityHeaders } from "./headers";

export async function send(
  request: Request,
  response: Response,
  { env: { outgoing }, config }: { readonly env: HttpBindings; readonly config: Config },
): Promise<Response> {
  if (!isCompleteText(response)) return withSecurityHeaders(request, response, config);
  const text = Buffer.from(await response.arrayBuffer());
  const { body, headers } = await compressed(text, request.headers.get("accept-encoding") ?? "");
  const varying = response.headers.get("vary");
  const added = {
    ...securityHeaders(request, response, config),
    ...headers,
    ...(varying !== null && { Vary: `${varying}, ${headers.Vary}` }),
  };
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  for (const [name, value] of Object.entries(added)) outgoing.setHeader(name, value);
  outgoing.writeHead(response.status);
  outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}
