import { feature } from "../../http/feature";
import { decisionEmailExamples } from "./notify-transaction";

export const movements = feature("movements", { emails: decisionEmailExamples });
