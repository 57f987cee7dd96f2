// The sort orders of administrators' lists; the first of each is the default.
export const transactionSorts = ["newest", "oldest", "largest", "smallest"] as const;
export const userSorts = ["newest", "oldest", "a-z", "z-a"] as const;
/** The amounts of wallets are what can be spent. */
export const walletSorts = ["newest", "oldest", "largest", "smallest"] as const;

export type TransactionSort = (typeof transactionSorts)[number];
export type UserSort = (typeof userSorts)[number];
export type WalletSort = (typeof walletSorts)[number];

/** Whether users are ordered by name instead of by the time they joined. */
export const isByName = (sort: string | undefined): boolean => sort === "a-z" || sort === "z-a";
