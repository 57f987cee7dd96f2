// Money that gets past the second person: not weighed, weighed too light, or in small amounts.
import type { PlantedBypass } from "./planted-bug";

const sideDoors = "tests/second-approval/bypass-attempts.api.test.ts";
const everyWay = "tests/second-approval/every-operation.api.test.ts";
const atThreshold = "tests/second-approval/thresholds.api.test.ts";
const random = "tests/properties/two-person-rule.test.ts";

/** Money that is not weighed, or weighed too light. */
export const thresholdBypasses: readonly PlantedBypass[] = [
  {
    name: "an edit of amount and status at once is not weighed",
    file: "server/features/movements/apply-transition.ts",
    find: "isAutomatic: transition.isByGateway,",
    replace: `isAutomatic: transition.isByGateway || transition.action === "transaction.edited",`,
    foundBy: { file: sideDoors, test: "by raising an amount, before the decision or with it" },
  },
  {
    name: "setting a status is not weighed",
    file: "server/features/movements/apply-transition.ts",
    find: "isAutomatic: transition.isByGateway,",
    replace: `isAutomatic: transition.isByGateway || transition.action === "transaction.status_set",`,
    foundBy: { file: sideDoors, test: "by setting a status back and forth" },
  },
  {
    name: "money that comes back to the house is not weighed",
    file: "server/features/second-approval/rules.ts",
    find: ".filter(({ account }) => !isWalletAccount(account))",
    replace: ".filter(({ account, amount }) => !isWalletAccount(account) && amount.minor < 0n)",
    foundBy: { file: everyWay, test: "a debit" },
  },
  {
    name: "deciding about many at once counts as approved",
    file: "server/features/bulk-actions/decide-bulk-action.ts",
    find: "    params: { id },",
    replace: `    approval: { requestId: id, requesterId: "", settle: () => Promise.resolve(null) },
    params: { id },`,
    foundBy: { file: everyWay, test: "in bulk" },
  },
  {
    name: "of several balances only the first is weighed",
    file: "server/features/adjustments/apply-balances.ts",
    find: "amounts.reduce(add, zero(wallet.currency))",
    replace: "amounts.slice(0, 1).reduce(add, zero(wallet.currency))",
    foundBy: { file: everyWay, test: "several balances together" },
  },
  {
    name: "a wallet is emptied without being weighed",
    file: "server/features/wallets/close-wallet.ts",
    find: `await postMoney(call, db, { entry, postings, wallet }, refuse("wallet_missing"));`,
    replace: `await postMoney(call, db, { entry, postings, wallet, isAutomatic: true }, refuse("wallet_missing"));`,
    foundBy: { file: everyWay, test: "closing a wallet with money in it" },
  },
  {
    name: "an account that moved money lately is closed by one person",
    file: "server/features/accounts/require-second-person.ts",
    find: "if (retentionYears === null && approvalThresholds === null) return;",
    replace: "if (retentionYears !== null || approvalThresholds === null) return;",
    foundBy: {
      file: "tests/accounts/account-closing.api.test.ts",
      test: "needs a second person with the right if money moved in the last 30 days",
    },
  },
  {
    name: "crypto deposits are posted manually like any deposit",
    file: "server/features/movements/apply-transition.ts",
    find: "if (row.is_gateway_made !== 1) return false;",
    replace: "if (row.id) return false;",
    foundBy: { file: sideDoors, test: "by posting crypto deposits manually, whatever the amount" },
  },
  {
    name: "every currency has the threshold of the dollar",
    file: "server/features/second-approval/post-money.ts",
    find: "approvalThresholds?.[amount.currency]",
    replace: "approvalThresholds?.USD",
    foundBy: { file: sideDoors, test: "an amount is compared with that of its own currency" },
  },
  {
    name: "the amount of the threshold itself passes",
    file: "server/features/second-approval/rules.ts",
    find: "return !isLess(add(most, amount), threshold);",
    replace: "return isLess(threshold, add(most, amount));",
    foundBy: { file: atThreshold, test: "nothing changes until a colleague approves it, once" },
  },
];

/** Small amounts that add up to a large one. */
export const sumBypasses: readonly PlantedBypass[] = [
  {
    name: "what one administrator moved for many does not add up",
    file: "server/features/second-approval/rules.ts",
    find: "const most = isLess(byStaff, forCustomer) ? forCustomer : byStaff;",
    replace: "const most = isLess(byStaff, forCustomer) ? forCustomer : forCustomer;",
    foundBy: { file: sideDoors, test: "by small amounts within a day" },
  },
  {
    name: "what many moved for one customer does not add up",
    file: "server/features/second-approval/rules.ts",
    find: "const most = isLess(byStaff, forCustomer) ? forCustomer : byStaff;",
    replace: "const most = isLess(byStaff, forCustomer) ? byStaff : byStaff;",
    foundBy: {
      file: atThreshold,
      test: "small amounts add up for the administrator who moves them, and for the customer",
    },
  },
  {
    name: "a day has twenty-two hours",
    file: "server/features/second-approval/rules.ts",
    find: "export const approvalWindowMs = 24 *",
    replace: "export const approvalWindowMs = 22 *",
    foundBy: { file: sideDoors, test: "by small amounts within a day" },
  },
  {
    name: "what moved alone is not kept for the sum",
    file: "server/features/second-approval/post-money.ts",
    find: "  await movements.insert({",
    replace: "  if (approval) await movements.insert({",
    foundBy: { file: random, test: "whatever staff move that reaches a threshold has two names" },
  },
];
