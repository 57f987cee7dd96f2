import type { Endpoint } from "../contract/endpoint";

/** The status of a good answer: 201 where a POST made something. */
export function successStatus({ method, path }: Pick<Endpoint, "method" | "path">): 200 | 201 {
  return method === "POST" && !/^\/auth\/(login|[a-z]+-password|verify-email|verification-mail|second-factor\/(verify|enable|disable))$|\/profile$/.test(path) ? 201 : 200;
}
