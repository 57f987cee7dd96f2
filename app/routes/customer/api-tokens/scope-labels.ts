import { rightLabels, type StaffRight } from "~server/kernel/staff-roles";
import { ownScopes, type OwnScope, type TokenScope } from "~server/http/token-scopes";

/** What a token may do with one's own account, in words. */
export const scopeLabels: Readonly<
  Record<OwnScope, { short: string; label: string; hint: string }>
> = {
  read: {
    short: "look",
    label: "Look",
    hint: "See balances, transactions and your profile. Nothing can be changed.",
  },
  money: {
    short: "move money",
    label: "Look and move money",
    hint: "Ask for deposits and withdrawals of your own, too.",
  },
};

const isOwn = (scope: TokenScope): scope is OwnScope => ownScopes.some((own) => own === scope);

/** Completes "The token may …". */
export function scopeLabel(scope: TokenScope): string {
  return isOwn(scope) ? scopeLabels[scope].short : rightLabels[scope];
}

/** A right as the label of its box. */
export function rightLabel(right: StaffRight): string {
  const words = rightLabels[right];
  return words.charAt(0).toUpperCase() + words.slice(1);
}
