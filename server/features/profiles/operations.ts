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
    summary: "The person signed in",
    answer: Profile,
    returns: "The person",
    refusals: [],
  },
  profileByPost: {
    method: "POST",
    path: "/auth/profile",
    access: "signed-in",
    scope: null,
    status: 200,
    takesKey: false,
    summary: "The person signed in",
    description: profileNote,
    answer: Profile,
    returns: "The person",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
