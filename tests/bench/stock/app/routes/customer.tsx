import { CustomerArea } from "../pages.server";
import { layoutLoader } from "../recorded.server";

export const loader = layoutLoader("dashboard", "routes/customer/layout");

export default function Page() {
  return <CustomerArea />;
}
