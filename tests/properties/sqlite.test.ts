import { playOn } from "./play-on";

playOn("SQLite");
