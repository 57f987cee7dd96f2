// The one script of every page: small behaviours, and on a page with a chart what brings the chart to life.
import { enhance } from "./enhance";
import { reloadOnRebuild } from "./platform/document/live-reload";

enhance();
if (process.env.NODE_ENV === "development") reloadOnRebuild();
