// Other staff who have a record open.
import type { Operation } from "../../http/operation";
import { ViewerBody, ViewerQuery, Viewers } from "./schemas";
import { viewerLapsesSeconds } from "./rules";

const lapses = `A report expires after ${viewerLapsesSeconds / 60} minutes. It doesn't lock the record.`;

export const viewerOperations = {
  view: {
    method: "POST",
    path: "/viewers",
    access: "staff",
    scope: null,
    right: "view",
    stepUp: null,
    status: 201,
    acceptsIdempotencyKey: false,
    isExtension: true,
    summary: "Report an open record",
    description: `Returns who else has the record open. ${lapses} Only staff who can review the record are listed.`,
    body: ViewerBody,
    answer: Viewers,
    returns: "Who else has it open",
    refusals: [],
  },
  list: {
    method: "GET",
    path: "/viewers",
    access: "staff",
    scope: null,
    right: "view",
    status: 200,
    isExtension: true,
    summary: "List open records",
    description: lapses,
    query: ViewerQuery,
    answer: Viewers,
    returns: "Records that other staff members have open",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
