/** What an address asks of a list, by the names that the address has for it. */
export type ListAsked = Readonly<Record<string, string | number | undefined>>;

export const isNarrowed = (asked: ListAsked) =>
  Object.values(asked).some((value) => value !== undefined);
