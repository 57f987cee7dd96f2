// The one script of every page: small enhancements, and on a page with a chart the loader of the live chart.
import { enhance } from "./enhance";
import { reloadOnRebuild } from "./platform/document/live-reload";

enhance();
if (process.env.NODE_ENV === "development") reloadOnRebuild();
