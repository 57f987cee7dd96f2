// Every page with scripts gets the small behaviours; only a page that hydrates brings React.
import { enhance } from "./enhance";

enhance();
if ("__remixContext" in window) {
  void import("./hydrate").then(({ hydrate }) => hydrate());
}
