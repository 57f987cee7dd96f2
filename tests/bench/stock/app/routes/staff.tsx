import { AdminArea } from "../pages.server";
import { layoutLoader } from "../recorded.server";

export const loader = layoutLoader("adminList", "routes/admin/layout");

export default function Page() {
  return <AdminArea />;
}
