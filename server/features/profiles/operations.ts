// The signed-in user's own profile.
import type { Operation } from "../../http/operation";
import { profileNote } from "../../http/shared-docs";
import { Profile } from "../users/schemas";

export const profileOperations = {
  profile: {
    method: "GET",
    path: "/auth/profile",
    access: "signed-in",
    scope: "read",
    status: 200,
    allowsInitialPassword: true,
    summary: "Get the current user",
    answer: Profile,
    returns: "The user",
    refusals: [],
  },
  profileByPost: {
    method: "POST",
    path: "/auth/profile",
    access: "signed-in",
    scope: null,
    status: 200,
    allowsInitialPassword: true,
    acceptsIdempotencyKey: false,
    summary: "Get the current user",
    description: profileNote,
    answer: Profile,
    returns: "The user",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
