// Who else of the staff has a record open.
import type { Operation } from "../../http/operation";
import { ViewerBody, ViewerQuery, Viewers } from "./schemas";
import { limits } from "../../kernel/limits";

const lapses = `A view is over ${limits.viewerLapsesSeconds / 60} minutes after it was last reported. It locks nothing.`;

export const viewerOperations = {
  view: {
    method: "POST",
    path: "/viewers",
    access: "staff",
    scope: null,
    right: "view",
    stepUp: null,
    status: 201,
    takesKey: false,
    isExtension: true,
    summary: "Report a record as open, and see who else has it open",
    description: `${lapses} A view is kept for staff who may decide about the record.`,
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
    summary: "Which records others of the staff have open",
    description: lapses,
    query: ViewerQuery,
    answer: Viewers,
    returns: "Who has what open",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
