import { feature } from "../../http/feature";

export const formRecovery = feature("form-recovery");
