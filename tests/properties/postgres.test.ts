import { playOn } from "./play-on";

playOn("PostgreSQL");
