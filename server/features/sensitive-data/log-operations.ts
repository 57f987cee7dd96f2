// A user's data access log.
import type { Operation } from "../../http/operation";
import { DataAccessPage, DataAccessQuery } from "./log-schemas";

export const dataAccessLogOperations = {
  dataAccessLog: {
    method: "GET",
    path: "/users/profile/data-access-log",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "List data access log entries",
    query: DataAccessQuery,
    answer: DataAccessPage,
    returns: "Views of your card, bank details and documents by staff, newest first",
    refusals: ["page_too_deep"],
  },
} as const satisfies Record<string, Operation>;
