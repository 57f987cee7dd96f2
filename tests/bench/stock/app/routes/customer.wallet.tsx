import { Wallet } from "../pages.server";
import { pageLoader } from "../recorded.server";

export const loader = pageLoader("wallet", "routes/customer/wallets/wallet");

export default function Page() {
  return <Wallet />;
}
