import { staffRights, type StaffRight } from "../kernel/staff-roles";

/** Rights that no API token gets, because they need a person at a screen. */
const personal = ["notes", "recovery", "closing", "secrets", "staff"] as const;
type TokenRight = Exclude<StaffRight, (typeof personal)[number]>;

const isForTokens = (right: StaffRight): right is TokenRight =>
  !personal.some((name) => name === right);
export const tokenRights = staffRights.filter(isForTokens);

/** Scopes for the user's own account. */
export const ownScopes = ["read", "money"] as const;
export type OwnScope = (typeof ownScopes)[number];

/** The scopes of an API token: the user's own account, and each staff right separately. */
export const tokenScopes = [...ownScopes, ...tokenRights] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The prefix of every API token, so that a leaked one is recognized. */
export const tokenPrefix = "tp_";
