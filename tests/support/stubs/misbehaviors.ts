// How an outside service may go wrong, for stubs of any of them.
import type { ServerResponse } from "node:http";

type Misbehavior = (response: ServerResponse) => void;

const answering =
  (status: number, body: string, type = "application/json"): Misbehavior =>
  (response) =>
    void response.writeHead(status, { "Content-Type": type }).end(body);

export const hangs: Misbehavior = () => undefined;

export const misbehaviors: Readonly<Record<string, Misbehavior>> = {
  hangs,
  "stalls in its answer": (response) =>
    response.writeHead(200, { "Content-Length": 100 }).write('{"status":"success"'),
  "hangs up": (response) => response.socket?.destroy(),
  "breaks off": (response) =>
    response.writeHead(200, { "Content-Length": 100 }).write("{", () => response.socket?.destroy()),
  "is an error page": answering(502, "<h1>Bad gateway</h1>", "text/html"),
  "is cut JSON": answering(200, '{"status":"success","data":{"txn_id":"a'),
  "is JSON of another kind": answering(200, '["success"]'),
  "is success without data": answering(200, '{"status":"success"}'),
  "is data with odd amounts": answering(
    200,
    '{"status":"success","data":{"txn_id":"a","amount":"NaN","status":"completed"}}',
  ),
  "is nothing": answering(200, ""),
  "is a redirect": (response) =>
    void response.writeHead(302, { Location: "https://elsewhere.example/" }).end(),
  "is endless": (response) => void response.writeHead(200).end("x".repeat(2_000_000)),
};
