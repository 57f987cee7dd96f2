import { Dashboard } from "../pages.server";
import { pageLoader } from "../recorded.server";

export const loader = pageLoader("dashboard", "routes/customer/dashboard");

export default function Page() {
  return <Dashboard />;
}
