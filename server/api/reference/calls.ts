// The endpoint table as the document lists it: one call after the other, each with a name.
import { endpoints } from "../../contract/endpoints";
import type { Endpoint } from "../../contract/endpoint";

export interface ListedCall {
  /** The table's block, for example `keptFiles`: the document's tag. */
  readonly noun: string;
  /** Unique and stable, for example `walletsTopUp`: the document's operationId. */
  readonly id: string;
  /** Method and path, for example `POST /wallets/top-up`. */
  readonly name: string;
  readonly endpoint: Endpoint;
}

export function listCalls(): ListedCall[] {
  return Object.entries(endpoints).flatMap(([noun, verbs]) =>
    Object.entries<Endpoint>(verbs).map(([verb, endpoint]) => ({
      noun,
      id: noun + capital(verb),
      name: `${endpoint.method} ${endpoint.path}`,
      endpoint,
    })),
  );
}

const keyless =
  /^\/auth\/(login|logout|confirm-password|forgot-password|profile|api-tokens|second-factor\/[\w-]+)$|-reveal$/;

/** Not where nothing is changed, where a session is opened or ended, nor where a secret is shown: its answer is never kept. */
export function takesKey({ method, path }: Endpoint): boolean {
  return (
    method !== "GET" && !keyless.test(path) && !(method === "POST" && path === "/users/profile")
  );
}

const signIns =
  /^POST \/auth\/(login|register|reset-password|change-password|second-factor\/verify)$/;

/** Where it matters whether a device is known. */
export function takesDeviceToken({ method, path }: Endpoint): boolean {
  return signIns.test(`${method} ${path}`);
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
