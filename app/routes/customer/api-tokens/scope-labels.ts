import type { TokenScope } from "~server/http/token-scopes";

/** What a token may do, in words. */
export const scopeLabels: Readonly<
  Record<TokenScope, { short: string; label: string; hint: string }>
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
  admin: {
    short: "administer",
    label: "Everything an administrator may",
    hint: "Decide about other people’s money. Keep such a token very safe.",
  },
};
