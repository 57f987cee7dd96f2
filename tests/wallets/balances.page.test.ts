// Profit and bonus: a demonstration always shows them, production once there are any.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BalanceOverview } from "~/routes/customer/wallets/balances";
import { PageFactsProvider, type PageFacts } from "~/ui/page-facts";

const facts = (mode: PageFacts["mode"]): PageFacts => ({
  here: "/dashboard/wallet",
  address: "/dashboard/wallet",
  hrefs: { contact: "", theme: "", language: "" },
  mode,
  areCardDepositsOn: false,
  identityRequired: { deposit: false, withdrawal: false },
  locale: "en",
  formToken: "",
  formKey: "",
});

const noMoney = {
  currency: "USD",
  totalBalance: 0,
  availableBalance: 0,
  pendingDeposit: 0,
  pendingWithdrawal: 0,
  profitBalance: 0,
  bonusBalance: 0,
} as const;

const termsIn = (mode: PageFacts["mode"], balances: object) => {
  const wallet = { ...noMoney, ...balances };
  const overview = createElement(BalanceOverview, { wallet });
  const html = renderToStaticMarkup(
    createElement(PageFactsProvider, { value: facts(mode) }, overview),
  );
  return ["Profit", "Bonus"].filter((term) => html.includes(term));
};

test.each([
  ["demo", 0, 0, ["Profit", "Bonus"]],
  ["production", 0, 0, []],
  ["production", 0, 5, ["Bonus"]],
  ["production", -1, 0, ["Profit"]],
] as const)("in a %s with %d and %d", (mode, profitBalance, bonusBalance, shown) => {
  expect(termsIn(mode, { profitBalance, bonusBalance })).toEqual(shown);
});
