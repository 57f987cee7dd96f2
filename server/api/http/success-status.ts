import type { Endpoint } from "../../contract/endpoint";

/** The status of a good answer: 201 where a POST made something. */
export function successStatus({
  method,
  makesNothing,
}: Pick<Endpoint, "method" | "makesNothing">): 200 | 201 {
  return method === "POST" && !makesNothing ? 201 : 200;
}
