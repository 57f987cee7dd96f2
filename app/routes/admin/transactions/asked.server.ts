import { AskedAllTransactions } from "~server/contract/schemas/transactions";

/** What an address asks of everybody's transactions; anything odd counts as not asked. */
export const askedOf = (request: Request) =>
  AskedAllTransactions.parse(Object.fromEntries(new URL(request.url).searchParams));
