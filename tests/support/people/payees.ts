// Payees that tests add, and their customers.
import { PayeeInfo, PayeeList } from "~server/features/withdrawals/payee-schemas";
import { bankOfGeorge, bankOfZoe, bitcoinAddress } from "../inputs/inputs";
import { read, type Customer } from "./people";

export const holidayFlat = { region: "EUROPE", label: "Holiday flat", ...bankOfZoe.europe };
export const familyAccount = {
  region: bankOfGeorge.region,
  label: "Family",
  ...bankOfGeorge.others,
};
export const hardwareWallet = { label: "Hardware wallet", walletAddress: bitcoinAddress };

export const payeesOf = async (customer: Customer) =>
  read(PayeeList, await customer.get("/wallets/payees")).payees;

export async function addBank(customer: Customer, body: object): Promise<PayeeInfo> {
  await customer.confirm();
  return read(PayeeInfo, await customer.post("/wallets/payees/bank-accounts", body));
}

export async function addAddress(customer: Customer, body: object): Promise<PayeeInfo> {
  await customer.confirm();
  return read(PayeeInfo, await customer.post("/wallets/payees/bitcoin-addresses", body));
}

export const withdrawTo = (customer: Customer, body: object) =>
  customer.post("/wallets/withdrawal/request", { amount: "5.00", ...body });
