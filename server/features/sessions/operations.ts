// Sessions of the signed-in user.
import type { Operation } from "../../http/operation";
import { MessageResponse } from "../users/schemas";
import { SessionList } from "./schemas";

export const sessionOperations = {
  logout: {
    method: "POST",
    path: "/auth/logout",
    access: "signed-in",
    scope: null,
    status: 201,
    allowsInitialPassword: true,
    acceptsIdempotencyKey: false,
    summary: "Sign out",
    description: "The access token stops working.",
    answer: MessageResponse,
    refusals: [],
  },
  sessions: {
    method: "GET",
    path: "/auth/sessions",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "List sessions",
    answer: SessionList,
    returns: "Sessions, newest first",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
