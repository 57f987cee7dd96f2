// The last step of a request. A page goes to the connection in one piece: a second Response around it would only be read again.
import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Config } from "../config";
import { compressed, isWholeText } from "./compression";
import { securityHeaders, withSecurityHeaders } from "./headers";

export async function send(outgoing: ServerResponse, request: Request, response: Response, config: Config): Promise<Response> {
  if (!isWholeText(response)) return withSecurityHeaders(request, response, config);
  const text = Buffer.from(await response.arrayBuffer());
  const { body, headers } = await compressed(text, request.headers.get("accept-encoding") ?? "");

  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  for (const [name, value] of Object.entries({ ...securityHeaders(request, response, config), ...headers })) outgoing.setHeader(name, value);
  outgoing.writeHead(response.status);
  outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}
