import { runOn } from "./run-on";

runOn("PostgreSQL");
