// The configuration in the terms of the API.
import type { Allowances, Context } from "./http/context";
import type { Config } from "./config";
import { limits } from "./kernel/limits";
import type { Allowance } from "./kernel/rate-limit";

export function settingsOf(
  config: Config,
  allowances: Partial<Allowances> | undefined,
): Context["settings"] {
  return {
    isDemo: config.mode === "demo",
    publicUrl: config.publicUrl,
    requiresKycToWithdraw: config.requireKyc === "withdrawals",
    requiresAdminSecondFactor: config.asksAdminsForSecondFactor,
    asksTwoToAdjust: config.adjustmentApprovals === 2,
    withdrawalsDailyMaximumMinor:
      config.withdrawalsDailyMaximum === undefined
        ? null
        : BigInt(config.withdrawalsDailyMaximum) * 100n,
    areCardDepositsOn: config.cardDeposits,
    cardSecretHours: config.cardSadTtlHours,
    corsOrigins: config.corsOrigins,
    allowances: { ...limits.allowances, movements: movementsOf(config), ...allowances },
  };
}

function movementsOf({ movementsPerTenMinutes: most }: Config): Allowance {
  const usual = limits.allowances.movements;
  return { ...usual, most: most ?? usual.most };
}
