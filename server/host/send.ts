// The last step of a request. Writes a page to the connection in one piece: a second Response around it would have to be read again.
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Config } from "../config";
import { compressed, isCompleteText } from "./compression";
import { sharedHeader, type FinishedPages } from "./finished-pages/finished-pages";
import { securityHeaders, withSecurityHeaders } from "./headers";
import type { SharedStarts } from "./shared-starts/shared-starts";

interface Connection {
  readonly env: HttpBindings;
  readonly config: Config;
  readonly finished: FinishedPages;
  readonly starts: SharedStarts;
}

export async function send(
  request: Request,
  response: Response,
  { env, config, finished, starts }: Connection,
): Promise<Response> {
  if (!isCompleteText(response)) return withSecurityHeaders(request, response, config);
  const { incoming, outgoing } = env;
  const text = Buffer.from(await response.arrayBuffer());
  const accepted = request.headers.get("accept-encoding") ?? "";
  const { body, headers } = await compressed(text, accepted, starts);
  const seconds = Number(response.headers.get(sharedHeader) ?? 0);
  response.headers.delete(sharedHeader);

  const added = { ...securityHeaders(request, response, config), ...headers };
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  for (const [name, value] of Object.entries(added)) outgoing.setHeader(name, value);
  const { "x-request-id": _own, ...sent } = outgoing.getHeaders();
  finished.save(incoming, seconds, { status: response.status, headers: sent, text, body });
  outgoing.writeHead(response.status);
  outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}
