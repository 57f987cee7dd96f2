import { AskedComparison } from "~server/contract/schemas/reconciliation";

/** What an address asks of the comparison; anything odd counts as not asked. */
export const askedIn = (request: Request) =>
  AskedComparison.parse(Object.fromEntries(new URL(request.url).searchParams));
