// Every message of the portal in English, a catalog for each feature.
import common from "./common";
import enhance from "./enhance";
import forms from "./forms";
import signIn from "./sign-in";
import statuses from "./statuses";
import twoFactor from "./two-factor";
import ui from "./ui";
import withdrawals from "./withdrawals";

export const en = {
  common,
  enhance,
  forms,
  signIn,
  statuses,
  twoFactor,
  ui,
  withdrawals,
} as const;
