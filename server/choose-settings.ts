// The configuration in the terms of the API.
import type { RateLimits, Context } from "./http/context";
import type { Config } from "./config";
import { payerOf } from "./config/payer";
import { limits } from "./kernel/limits";
import type { RateLimit } from "./kernel/rate-limit";

export function settingsOf(
  config: Config,
  rateLimits: Partial<RateLimits> | undefined,
): Context["settings"] {
  return {
    isDemo: config.mode === "demo",
    language: config.portalLanguage,
    publicUrl: config.publicUrl,
    requiresKycToWithdraw: config.requireKyc === "withdrawals" || config.requireKyc === "all",
    requiresKycToDeposit: config.requireKyc === "deposits" || config.requireKyc === "all",
    requiresAdminSecondFactor: config.requiresAdminSecondFactor,
    approvalThresholds: config.approvalThresholds ?? null,
    payer: payerOf(config),
    receivingAccounts: config.receivingAccounts,
    levels: config.levels,
    expectedDepositDays: config.expectedDepositDays,
    adjustmentsNeedApproval: config.adjustmentApprovals === 2,
    withdrawalsDailyMaximumMinor:
      config.withdrawalsDailyMaximum === undefined
        ? null
        : BigInt(config.withdrawalsDailyMaximum) * 100n,
    destinationWaitHours: config.destinationWaitHours,
    retentionYears: config.retentionYears,
    areCardDepositsOn: config.cardDeposits,
    cardSecretHours: config.cardSadTtlHours,
    corsOrigins: config.corsOrigins,
    rateLimits: { ...limits.rateLimits, movements: movementsOf(config), ...rateLimits },
  };
}

function movementsOf({ movementsPerTenMinutes: most }: Config): RateLimit {
  const usual = limits.rateLimits.movements;
  return { ...usual, most: most ?? usual.most };
}
