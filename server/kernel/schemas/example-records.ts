// Example records for the API document: complete and consistent.
import { exampleId as id } from "./fields";
const at = "2026-11-21T09:00:00.000Z";

const shared = {
  id,
  _id: id,
  user: "0193e5a0-11d4-7a52-8c0b-92f7d6a1e3c4",
  userDetails: { fullname: "Nora New", email: "nora.new@example.org" },
  currency: "USD",
  status: "pending",
  date: at,
  createdAt: at,
  updatedAt: at,
  wallet: "0193e5a0-11d9-7e02-b1f6-3d8c5a7e9f10",
  version: 1,
};

export const exampleDeposit = {
  ...shared,
  reference: "TX-7Q2M-9KD4",
  amount: 250,
  type: "deposit",
  transactionType: "deposit",
  action: "funding",
  transactionAction: "funding",
  paymentMethod: "card",
  description: "Savings for March",
};

export const exampleWithdrawal = {
  ...shared,
  reference: "TX-4H8C-2PV7",
  amount: 100,
  type: "withdrawal",
  transactionType: "withdrawal",
  action: "bank_withdrawal",
  transactionAction: "bank_withdrawal",
  paymentMethod: "bank",
  description: "Rent",
  destination: "Lakeside Federal Bank ••••6789, Nora New",
};

export const exampleCard = {
  hasCard: true,
  id,
  cardHolderName: "Nora New",
  cardNumber: "•••• •••• •••• 1111",
  brand: "Visa",
  expiryDate: "12/29",
  addedAt: at,
  isActive: true,
};

export const exampleBankDetails = {
  hasBankDetails: true,
  region: "USA",
  usa: {
    recipientName: "Nora New",
    bankName: "Lakeside Federal Bank",
    accountNumber: "••••6789",
    routingNumber: "021000021",
    addedAt: at,
    isActive: true,
  },
};
