import { feature } from "../../http/feature";

export const personalKeys = feature("personal-keys");
