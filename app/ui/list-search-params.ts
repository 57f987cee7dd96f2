/** The filters of a list, by their names in the address. */
export type ListSearchParams = Readonly<Record<string, string | number | undefined>>;

export const isNarrowed = (searchParams: ListSearchParams) =>
  Object.values(searchParams).some((value) => value !== undefined);
