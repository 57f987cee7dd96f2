// What a page says to customers and visitors where one call fails without a message.
import { demoPassword } from "~server/kernel/demo-people";
import { asFile, jpegFile, pngFile } from "../inputs/files";
import { confirms, silentCall, opens, sends, type SilentCall } from "./silent-calls";
import { newcomer } from "../people/newcomer";

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

export const customersSilentCalls: readonly SilentCall[] = [
  silentCall(
    "KYC upload",
    "Failed to upload document",
    /^POST \/users\/kyc\/upload-multiple$/,
    "hana",
    sends("/dashboard/kyc", { documentType: "passport", files: [asFile(pngFile())] }),
  ),
  silentCall(
    "Crypto payment create",
    "Failed to create crypto payment",
    confirmation,
    "hana",
    confirms(`${deposit}/crypto`, { amount: "65", cryptoCurrency: "BTC" }),
  ),
  silentCall(
    "Card add",
    "Failed to add card",
    /^POST \/wallets\/card\/add$/,
    "hana",
    sends(deposit, { ...card, cardChoice: "new", amount: "5" }),
  ),
  silentCall(
    "Top-up",
    "Top-up failed",
    confirmation,
    "hana",
    confirms(deposit, { cardChoice: "saved", amount: "5" }),
  ),
  silentCall(
    "Deposit",
    "Failed to create deposit",
    /^POST \/drafts$/,
    "hana",
    sends(deposit, { cardChoice: "saved", amount: "6" }),
  ),
  silentCall(
    "Bank details, new",
    "Failed to save bank details",
    /^POST \/wallets\/bank-details\/add$/,
    "nora",
    sends("/dashboard/wallet/bank-details?region=USA", { ...bank, region: "USA" }),
  ),
  silentCall(
    "Bank details, changed",
    "Failed to save bank details",
    /^PATCH \/wallets\/bank-details\/update$/,
    "hana",
    sends("/dashboard/wallet/bank-details?region=USA", { ...bank, region: "USA" }),
  ),
  silentCall(
    "Withdrawal to a bank",
    "Failed to process withdrawal",
    confirmation,
    "hana",
    confirms(withdrawal, byBank),
  ),
  silentCall(
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
  silentCall(
    "Withdrawal, before its review",
    "Failed to process withdrawal",
    /^POST \/drafts$/,
    "hana",
    sends(withdrawal, { ...byBank, amount: "7" }),
  ),
  silentCall(
    "Profile update",
    "Failed to update profile",
    /^PATCH \/users\/profile$/,
    "hana",
    sends("/dashboard/settings", { "address.city": "Albany" }),
  ),
  silentCall(
    "Login",
    "Login failed",
    /^POST \/auth\/login$/,
    "visitor",
    sends("/login", { email: "hana@example.com", password: "x" }),
  ),
  silentCall(
    "Admin login",
    "Login failed",
    /^POST \/auth\/login$/,
    "visitor",
    sends("/admin/login", { email: "admin@example.com", password: "x" }),
  ),
  silentCall(
    "Registration",
    "Registration failed",
    /^POST \/auth\/register$/,
    "visitor",
    sends("/signup", { ...newcomer, terms: "on" }),
  ),
  silentCall(
    "Customer wallet",
    "Failed to load wallet information. Please refresh the page.",
    /^GET \/wallets\/my-wallet$/,
    "hana",
    opens("/dashboard/wallet"),
  ),
  silentCall(
    "Customer wallet, on the dashboard",
    "Failed to load wallet information. Please refresh the page.",
    /^GET \/wallets\/my-wallet$/,
    "hana",
    opens("/dashboard"),
  ),
  silentCall(
    "Transaction load",
    "Failed to load transaction",
    /^GET \/transactions\/[\w-]{36}$/,
    "hana",
    opens("/dashboard/transactions/{pending}"),
  ),
  silentCall(
    "Transaction update",
    "Failed to update",
    /^PATCH \/transactions\/[\w-]+$/,
    "hana",
    sends("/dashboard/transactions/{pending}/edit", { description: "Rent" }),
  ),
];
