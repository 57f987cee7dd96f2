// The calls by which somebody proves who they are beside the password: codes at the sign-in, and the tokens of scripts.
import type { Endpoint } from "../endpoint";
import { Done, SignedIn } from "../schemas/accounts";
import { ApiTokenBody, ApiTokenList, NewApiToken } from "../schemas/api-tokens";
import {
  CodeBody,
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
  SignInCodeBody,
} from "../schemas/second-factor";

export const secondFactorEndpoints = {
  verify: {
    method: "POST",
    path: "/auth/second-factor/verify",
    access: "open",
    summary: "The second step of a sign-in",
    body: SignInCodeBody,
    answer: SignedIn,
    makesNothing: true,
  },
  state: {
    method: "GET",
    path: "/auth/second-factor",
    access: "signed-in",
    summary: "Whether one's sign-in asks for a code",
    answer: SecondFactorState,
  },
  setUp: {
    method: "POST",
    path: "/auth/second-factor/setup",
    access: "signed-in",
    summary: "Begin to set up an authenticator app. Asks for the password again",
    answer: SecondFactorSetup,
  },
  pending: {
    method: "GET",
    path: "/auth/second-factor/setup",
    access: "signed-in",
    summary: "What is being set up, until it is on. Asks for the password again",
    answer: SecondFactorSetup,
  },
  enable: {
    method: "POST",
    path: "/auth/second-factor/enable",
    access: "signed-in",
    summary: "Turn it on with a first code",
    body: CodeBody,
    answer: RecoveryCodes,
    makesNothing: true,
  },
  renewCodes: {
    method: "POST",
    path: "/auth/second-factor/recovery-codes",
    access: "signed-in",
    summary: "New recovery codes. Asks for password and code again",
    answer: RecoveryCodes,
  },
  disable: {
    method: "POST",
    path: "/auth/second-factor/disable",
    access: "signed-in",
    summary: "Turn it off. Asks for password and code again",
    answer: Done,
    makesNothing: true,
  },
  removeOf: {
    method: "DELETE",
    path: "/users/{id}/second-factor",
    access: "admin",
    summary: "Turn it off for somebody who lost it. Asks for the password again",
    answer: Done,
  },
} as const satisfies Record<string, Endpoint>;

export const apiTokenEndpoints = {
  list: {
    method: "GET",
    path: "/auth/api-tokens",
    access: "signed-in",
    summary: "One's API tokens, newest first",
    answer: ApiTokenList,
  },
  create: {
    method: "POST",
    path: "/auth/api-tokens",
    access: "signed-in",
    summary: "Make a token for a script. Asks for the password again",
    body: ApiTokenBody,
    answer: NewApiToken,
  },
  revoke: {
    method: "DELETE",
    path: "/auth/api-tokens/{id}",
    access: "signed-in",
    summary: "End one of one's API tokens",
    answer: Done,
  },
} as const satisfies Record<string, Endpoint>;
