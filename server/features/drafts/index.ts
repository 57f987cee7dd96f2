import { feature } from "../../http/feature";

export const drafts = feature("drafts");
