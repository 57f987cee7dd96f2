// API tokens of a user.
import type { Operation } from "../../http/operation";
import { Done } from "../users/schemas";
import { ApiTokenBody, ApiTokenList, NewApiToken } from "./schemas";

export const apiTokenOperations = {
  list: {
    method: "GET",
    path: "/auth/api-tokens",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "One's API tokens, newest first",
    answer: ApiTokenList,
    returns: "Tokens, newest first",
    refusals: [],
  },
  create: {
    method: "POST",
    path: "/auth/api-tokens",
    access: "signed-in",
    scope: null,
    stepUp: "secret",
    status: 201,
    takesKey: false,
    isExtension: true,
    summary: "Make a token for a script. Asks for the password again",
    description: `The token acts for whoever made it, as far as its scopes go, and never touches sessions, passwords, two-step sign-in, tokens, reveals or the deletion of a person. It ends with the account.`,
    body: ApiTokenBody,
    answer: NewApiToken,
    returns: "The token, this once",
    refusals: ["second_factor_required", "forbidden", "role_missing", "too_many_requests"],
  },
  revoke: {
    method: "DELETE",
    path: "/auth/api-tokens/{id}",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "End one of one's API tokens",
    description: "It is worth nothing from then on.",
    idParameter: "Id of the token",
    answer: Done,
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
