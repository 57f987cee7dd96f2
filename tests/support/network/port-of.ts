import type { AddressInfo } from "node:net";

/** The port that the system gave a server which listens on port 0. */
export function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== "object" || address === null)
    throw new Error("the server does not listen");
  return address.port;
}
