// API tokens of a user.
import type { Operation } from "../../http/operation";
import { MessageResponse } from "../users/schemas";
import { ApiTokenBody, ApiTokenList, NewApiToken } from "./schemas";

export const apiTokenOperations = {
  list: {
    method: "GET",
    path: "/auth/api-tokens",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "List API tokens",
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
    acceptsIdempotencyKey: false,
    isExtension: true,
    summary: "Create an API token",
    description: `The token acts for its creator within its scopes. It can't manage sessions, passwords, 2FA or tokens, access sensitive data, or delete users. It's revoked when the password or email is changed, all other sessions are revoked, a staff role is lost, or the account is suspended or closed.`,
    body: ApiTokenBody,
    answer: NewApiToken,
    returns: "The token, shown only once",
    refusals: ["second_factor_required", "forbidden", "role_missing", "too_many_requests"],
  },
  revoke: {
    method: "DELETE",
    path: "/auth/api-tokens/{id}",
    access: "signed-in",
    scope: null,
    status: 200,
    isExtension: true,
    summary: "Revoke an API token",
    description: "The token stops working immediately.",
    idParameter: "ID of the token",
    answer: MessageResponse,
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
