// The caller of a password check, as the fair queue sees it.
import type { Requester } from "./password-port";
import { subscriberOf } from "../../kernel/networks";

export function unknownRequester(address: string | null): Requester {
  return { network: address === null ? "unknown" : subscriberOf(address), isKnown: false };
}

/** A caller with a known device, a live session or an emailed link, by its ID. */
export function knownRequester(id: string): Requester {
  return { network: id, isKnown: true };
}
