// A refused form gets a redirect. If the call behind it failed, log and metrics count the call's status instead.
import type { IncomingMessage, ServerResponse } from "node:http";
import { callStatusHeader } from "../kernel/form-recovery";

const failed = new WeakMap<IncomingMessage, number>();

/** Removes the failed call's status from the page's response. */
export function extractCallStatus(incoming: IncomingMessage, response: Response): Response {
  const status = Number(response.headers.get(callStatusHeader));
  if (status > 0) {
    failed.set(incoming, status);
    response.headers.delete(callStatusHeader);
  }
  return response;
}

/** 500 or more; undefined if no call failed. */
export const callStatusOf = (incoming: IncomingMessage): number | undefined => failed.get(incoming);

/** The status to log and count. */
export function statusOf(incoming: IncomingMessage, outgoing: ServerResponse): number | "aborted" {
  if (!outgoing.writableFinished) return "aborted";
  return callStatusOf(incoming) ?? outgoing.statusCode;
}
