/** What an API token may be for. */
export const tokenScopes = ["read", "money", "admin"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** How every API token begins, so that one in the wrong place is recognised. */
export const tokenPrefix = "tp_";
