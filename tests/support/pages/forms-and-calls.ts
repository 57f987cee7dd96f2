// What a customer can send both by a form and by the API: the page and its fields, and the call with its body.
import { demoPassword } from "~server/kernel/demo-people";

export type Fields = Readonly<Record<string, string>>;

export interface FormAndCall {
  readonly what: string;
  readonly page: string;
  readonly form?: string;
  readonly fields: Fields;
  /** A money form's review is confirmed as well. */
  readonly isReviewed?: boolean;
  readonly call: readonly [method: "post" | "patch", path: string, body: Record<string, unknown>];
}

const usa = {
  recipientName: "Nora New",
  bankName: "First Bank",
  accountNumber: "000987654321",
  routingNumber: "021000021",
};
const withdrawal = (what: string, fields: Fields): FormAndCall => ({
  what: `a withdrawal ${what}`,
  page: "/dashboard/wallet/withdrawal",
  fields,
  isReviewed: true,
  call: [
    "post",
    fields.paymentMethod === "bank" ? "/wallets/withdrawal/request" : "/wallets/withdraw",
    fields,
  ],
});
const deposit = (what: string, fields: Fields): FormAndCall => ({
  what: `a deposit ${what}`,
  page: "/dashboard/wallet/deposit",
  fields: { cardChoice: "saved", ...fields },
  isReviewed: true,
  call: ["post", "/wallets/top-up", { paymentMethod: "card", ...fields }],
});
const profile = (what: string, fields: Fields): FormAndCall => ({
  what: `a profile ${what}`,
  page: "/dashboard/settings",
  form: "profile",
  fields,
  call: ["patch", "/users/profile", fields],
});
const password = (what: string, fields: Fields): FormAndCall => ({
  what: `a password ${what}`,
  page: "/dashboard/settings/password",
  form: "password",
  fields,
  call: ["post", "/auth/change-password", fields],
});
const bitcoin = {
  paymentMethod: "crypto_payment",
  walletAddress: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
};

export const customersFormsAndCalls: readonly FormAndCall[] = [
  ...["0", "-5", "1e3", "abc", "1.0001", "٣x"].map((amount) =>
    withdrawal(`of ${amount}`, { ...bitcoin, amount }),
  ),
  withdrawal("in digits of another script that are valid", { ...bitcoin, amount: "٣" }),
  withdrawal("that exceeds the balance", { ...bitcoin, amount: "100.01" }),
  withdrawal("above the maximum", { ...bitcoin, amount: "1000000.01" }),
  withdrawal("to no bank", { paymentMethod: "bank", amount: "5" }),
  withdrawal("to no address", { ...bitcoin, walletAddress: "", amount: "5" }),
  withdrawal("to an address with a wrong checksum", {
    ...bitcoin,
    walletAddress: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
    amount: "5",
  }),
  withdrawal("that is valid", { ...bitcoin, amount: "5.50", description: "rent" }),
  ...["0", "-1", "NaN"].map((amount) => deposit(`of ${amount}`, { amount })),
  deposit("above the maximum", { amount: "1000000.01", description: "bonus" }),
  deposit("that is valid", { amount: "12.34", description: "savings" }),
  profile("without a name", { fullname: " " }),
  profile("with an invalid username", { username: "a b" }),
  profile("with an invalid number", { phoneNumber: "555" }),
  profile("that is valid", { fullname: "Nora Newer", phoneNumber: "+12025550155" }),
  password("with a wrong current password", {
    currentPassword: "wrong",
    newPassword: "three words of mine",
  }),
  password("that is short", { currentPassword: demoPassword, newPassword: "short" }),
  password("that is common", { currentPassword: demoPassword, newPassword: "Football1" }),
  password("that is valid", { currentPassword: demoPassword, newPassword: "three words of mine" }),
  {
    what: "bank details that are valid",
    page: "/dashboard/wallet/bank-details?region=USA",
    fields: { region: "USA", ...usa },
    call: ["post", "/wallets/bank-details/add", { region: "USA", usa }],
  },
  {
    what: "bank details with a wrong number",
    page: "/dashboard/wallet/bank-details?region=USA",
    fields: { region: "USA", ...usa, routingNumber: "021000022" },
    call: [
      "post",
      "/wallets/bank-details/add",
      { region: "USA", usa: { ...usa, routingNumber: "021000022" } },
    ],
  },
];
