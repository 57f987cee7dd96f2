import { endpoints, feature } from "../../http/feature";
import { withdrawalOperations } from "./operations";
import { requestWithdrawal } from "./request-withdrawal";
import { dayOf } from "../../kernel/calendar";
import { withdrawalDaysIn } from "./day-limit-store";

export const withdrawals = feature("withdrawals", {
  endpoints: [
    ...endpoints(withdrawalOperations, {
      requestWithdrawal,
      withdraw: requestWithdrawal,
    }),
  ],
  retention: [
    {
      rows: "withdrawal_days and withdrawal_requests",
      kept: { days: 1 },
      forget: (db, before) => withdrawalDaysIn(db).forgetBefore(dayOf(before, "UTC")),
    },
  ],
});
