import { TransactionDetails } from "../pages.server";
import { pageLoader } from "../recorded.server";

export const loader = pageLoader("adminDetail", "routes/admin/transactions/detail");

export default function Page() {
  return <TransactionDetails />;
}
