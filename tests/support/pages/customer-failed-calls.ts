// What a page says to customers and visitors where one call fails without a message.
import { demoPassword } from "~server/kernel/demo-people";
import { asFile, jpegFile, pngFile } from "../inputs/files";
import { confirms, failedCall, opens, sends, type FailedCall } from "./failed-calls";
import { newUserFields } from "../people/new-user-fields";

const card = {
  cardHolderName: "Hana Howard",
  cardNumber: "4012 8888 8888 1881",
  expiryDate: "12/39",
  cvv: "737",
  frontImage: asFile(pngFile("front.png")),
  backImage: asFile(jpegFile("back.jpg")),
};
const password = demoPassword;
const bank = {
  password,
  recipientName: "Hana Howard",
  bankName: "First Bank",
  accountNumber: "000123456789",
  routingNumber: "021000021",
};
const [deposit, withdrawal] = ["/dashboard/wallet/deposit", "/dashboard/wallet/withdrawal"];
const byBank = { paymentMethod: "bank", amount: "5" };

const confirmation = /^POST \/drafts\/[\w-]+\/confirmation$/;

export const customerFailedCalls: readonly FailedCall[] = [
  failedCall(
    "KYC upload",
    "Failed to upload document",
    /^POST \/users\/kyc\/upload-multiple$/,
    "hana",
    sends("/dashboard/kyc", { documentType: "passport", files: [asFile(pngFile())] }),
  ),
  failedCall(
    "Crypto payment create",
    "Failed to create crypto payment",
    confirmation,
    "hana",
    confirms(`${deposit}/crypto`, { amount: "65", cryptoCurrency: "BTC" }),
  ),
  failedCall(
    "Card add",
    "Failed to add card",
    /^POST \/drafts\/card$/,
    "hana",
    sends(deposit, { ...card, cardChoice: "new", amount: "5" }),
  ),
  failedCall(
    "Top-up",
    "Top-up failed",
    confirmation,
    "hana",
    confirms(deposit, { cardChoice: "saved", amount: "5" }),
  ),
  failedCall(
    "Deposit",
    "Failed to create deposit",
    /^POST \/drafts$/,
    "hana",
    sends(deposit, { cardChoice: "saved", amount: "6" }),
  ),
  failedCall(
    "Bank details, new",
    "Failed to save bank details",
    /^POST \/wallets\/bank-details\/add$/,
    "nora",
    sends("/dashboard/wallet/bank-details?region=USA", { ...bank, region: "USA" }),
  ),
  failedCall(
    "Bank details, changed",
    "Failed to save bank details",
    /^PATCH \/wallets\/bank-details\/update$/,
    "hana",
    sends("/dashboard/wallet/bank-details?region=USA", { ...bank, region: "USA" }),
  ),
  failedCall(
    "Withdrawal to a bank",
    "Failed to process withdrawal",
    confirmation,
    "hana",
    confirms(withdrawal, byBank),
  ),
  failedCall(
    "Withdrawal to an address",
    "Failed to process withdrawal",
    confirmation,
    "hana",
    confirms(
      withdrawal,
      {
        paymentMethod: "crypto_payment",
        amount: "5",
        walletAddress: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
      },
      { password },
    ),
  ),
  failedCall(
    "Withdrawal, before its review",
    "Failed to process withdrawal",
    /^POST \/drafts$/,
    "hana",
    sends(withdrawal, { ...byBank, amount: "7" }),
  ),
  failedCall(
    "Profile update",
    "Failed to update profile",
    /^PATCH \/users\/profile$/,
    "hana",
    sends("/dashboard/settings", { "address.city": "Albany" }),
  ),
  failedCall(
    "Login",
    "Login failed",
    /^POST \/auth\/login$/,
    "visitor",
    sends("/login", { email: "hana@example.com", password: "x" }),
  ),
  failedCall(
    "Admin login",
    "Login failed",
    /^POST \/auth\/login$/,
    "visitor",
    sends("/admin/login", { email: "admin@example.com", password: "x" }),
  ),
  failedCall(
    "Registration",
    "Registration failed",
    /^POST \/auth\/register$/,
    "visitor",
    sends("/signup", { ...newUserFields, terms: "on" }),
  ),
  failedCall(
    "Customer wallet",
    "Failed to load wallet information. Please refresh the page.",
    /^GET \/wallets\/my-wallet$/,
    "hana",
    opens("/dashboard/wallet"),
  ),
  failedCall(
    "Customer wallet, on the dashboard",
    "Failed to load wallet information. Please refresh the page.",
    /^GET \/wallets\/my-wallet$/,
    "hana",
    opens("/dashboard"),
  ),
  failedCall(
    "Transaction load",
    "Failed to load transaction",
    /^GET \/transactions\/[\w-]{36}$/,
    "hana",
    opens("/dashboard/transactions/{pending}"),
  ),
  failedCall(
    "Transaction update",
    "Failed to update",
    /^PATCH \/transactions\/[\w-]+$/,
    "hana",
    sends("/dashboard/transactions/{pending}/edit", { description: "Rent" }),
  ),
];
