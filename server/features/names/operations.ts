// Requests for a new full name.
import type { Operation } from "../../http/operation";
import { MessageResponse } from "../users/schemas";

export const nameOperations = {
  cancelNameRequest: {
    method: "DELETE",
    path: "/users/profile/name-request",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Cancel your name request",
    description:
      "Cancels the open request to change the caller's `fullname`, even if staff made it. The name stays as it is.",
    answer: MessageResponse,
    refusals: ["name_request_missing"],
  },
} as const satisfies Record<string, Operation>;
