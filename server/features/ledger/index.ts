import { feature } from "../../http/feature";

export const ledger = feature("ledger");
