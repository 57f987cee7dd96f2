// Sessions of the signed-in user.
import type { Operation } from "../../http/operation";
import { Done } from "../users/schemas";
import { SessionList } from "./schemas";

export const sessionOperations = {
  logout: {
    method: "POST",
    path: "/auth/logout",
    access: "signed-in",
    scope: null,
    status: 201,
    takesKey: false,
    summary: "End this session",
    description: "The token that was sent is worth nothing from then on.",
    answer: Done,
    refusals: [],
  },
  sessions: {
    method: "GET",
    path: "/auth/sessions",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Where one is signed in, newest first",
    answer: SessionList,
    returns: "Sessions, newest first",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
