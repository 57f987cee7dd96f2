// Every page with scripts gets the small behaviours; only a page that hydrates brings React.
import { enhance } from "./enhance";
import { reloadOnRebuild } from "./platform/document/live-reload";

enhance();
if (process.env.NODE_ENV === "development") reloadOnRebuild();
if ("__remixContext" in window) {
  void import("./platform/document/hydrate").then(({ hydrate }) => hydrate());
}
