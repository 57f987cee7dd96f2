import { runOn } from "./run-on";

runOn("SQLite");
