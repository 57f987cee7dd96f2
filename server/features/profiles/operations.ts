// The signed-in user's own profile.
import type { Operation } from "../../http/operation";
import { profileNote } from "../../http/shared-docs";
import { Profile } from "../users/schemas";

const ownProfile = {
  access: "signed-in",
  status: 200,
  allowsInitialPassword: true,
  summary: "Get the current user",
  answer: Profile,
  returns: "The user",
  refusals: [],
} as const;

/** The same at every address that clients know it by. */
export const readsProfile = { ...ownProfile, method: "GET", scope: "read" } as const;
export const readsProfileByPost = {
  ...ownProfile,
  method: "POST",
  scope: null,
  acceptsIdempotencyKey: false,
  description: profileNote,
} as const;

export const profileOperations = {
  profile: { ...readsProfile, path: "/auth/profile" },
  profileByPost: { ...readsProfileByPost, path: "/auth/profile" },
} as const satisfies Record<string, Operation>;
