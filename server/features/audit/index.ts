import { feature } from "../../http/feature";

export const audit = feature("audit");
