import { feature } from "../../http/feature";

export const apiReference = feature("api-reference");
