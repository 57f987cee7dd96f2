import { feature } from "../../http/feature";

export const users = feature("users");
