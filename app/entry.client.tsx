// Every page with scripts gets the small behaviours; only a page that hydrates brings React.
import { enhance } from "./enhance";
import { reloadOnRebuild } from "./live-reload";

enhance();
if (process.env.NODE_ENV === "development") reloadOnRebuild();
if ("__remixContext" in window) {
  void import("./hydrate").then(({ hydrate }) => hydrate());
}
