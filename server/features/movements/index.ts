import { feature } from "../../http/feature";
import { decisionEmailExamples } from "./transaction-decided";

export const movements = feature("movements", { emails: decisionEmailExamples });
