// A customer's savings goal.
import type { Operation } from "~server/http/operation";
import { SavingsGoal, SavingsGoalBody } from "./schemas";

export const savingsGoalOperations = {
  savingsGoal: {
    method: "GET",
    path: "/wallets/savings-goal",
    access: "signed-in",
    scope: "read",
    status: 200,
    isExtension: true,
    summary: "Get your savings goal",
    answer: SavingsGoal,
    returns: "The goal, and how much is missing",
    refusals: ["no_wallet"],
  },
  saveSavingsGoal: {
    method: "POST",
    path: "/wallets/savings-goal",
    access: "signed-in",
    scope: "money",
    status: 201,
    isExtension: true,
    summary: "Set your savings goal",
    description: "Replaces an earlier goal.",
    body: SavingsGoalBody,
    answer: SavingsGoal,
    returns: "The goal, and how much is missing",
    refusals: ["no_wallet", "invalid_amount"],
  },
} as const satisfies Record<string, Operation>;
