import { AllTransactions } from "../pages.server";
import { pageLoader } from "../recorded.server";

export const loader = pageLoader("adminList", "routes/admin/transactions/list");

export default function Page() {
  return <AllTransactions />;
}
