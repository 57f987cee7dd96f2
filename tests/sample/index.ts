import { endpoints, feature } from "~server/http/feature";
import { savingsGoalOperations } from "./operations";
import { readSavingsGoal, saveSavingsGoal } from "./savings-goal";

export const savingsGoals = feature("savings-goals", {
  endpoints: endpoints(savingsGoalOperations, {
    savingsGoal: readSavingsGoal,
    saveSavingsGoal,
  }),
  erase: { tables: { savings_goals: ["unverified"] } },
});
