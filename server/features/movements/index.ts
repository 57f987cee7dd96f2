import { feature } from "../../http/feature";

export const movements = feature("movements");
