import { feature } from "../../http/feature";
import { formRecoveriesIn } from "./store";

export const formRecovery = feature("form-recovery", {
  retention: [
    { rows: "form_recoveries", forget: (db, now) => formRecoveriesIn(db).forgetExpired(now) },
  ],
});
