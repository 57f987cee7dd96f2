// Random lives of a payment: what the gateway ever says of it, how often, how late, and what arrives meanwhile.
import fc from "fast-check";
import { isOpen, type PaymentReport } from "~server/features/crypto-payments/rules";
import { paymentStatuses, type PaymentStatus } from "~server/features/ledger/labels";
import { reportStatuses } from "../support/inputs/gateway-reports";
import type { ScriptedAnswer } from "./scripted-gateway";

export const steps = ["notice", "redelivery", "poll", "background", "forged", "release"] as const;

export interface Plan {
  /** Shares of what was asked for, in halves; paid before or after the time, or not said when. */
  readonly reports: readonly ReportPlan[];
  readonly steps: readonly (typeof steps)[number][];
  /** Which of `said` each answer repeats, and whether it is kept waiting or fails first. */
  readonly answers: readonly {
    readonly of: number;
    readonly isHeld: boolean;
    readonly fails: boolean;
  }[];
}

interface ReportPlan {
  readonly status: PaymentReport["status"];
  readonly halves: number;
  readonly paid: "in time" | "late" | "unsaid";
}

const reportPlanWith = (statuses: readonly PaymentStatus[]) =>
  fc.record<ReportPlan>({
    status: fc.constantFrom(...statuses),
    halves: fc.integer({ min: 0, max: 3 }),
    paid: fc.constantFrom("in time", "late", "unsaid"),
  });
const answer = fc.record({ of: fc.nat(20), isHeld: fc.boolean(), fails: fc.boolean() });

export const plans: fc.Arbitrary<Plan> = fc.record({
  reports: reportStatuses.chain((statuses) =>
    fc.array(reportPlanWith(statuses), { minLength: 1, maxLength: 4 }),
  ),
  steps: fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 10 }),
  answers: fc.array(answer, { maxLength: 8 }),
});

export interface ScriptedCheck {
  readonly expected: bigint;
  readonly expiresAt: number;
}

/** Everything that is said is heard at least once, whatever else comes before, between and again. */
export function scriptOf({ reports: all, answers }: Plan, asked: ScriptedCheck): ScriptedAnswer[] {
  const reports = all.map((one) => reportOf(one, asked));
  const repeated = answers.map(({ of, isHeld, fails }) => ({
    report: fails ? null : (reports[of % reports.length] ?? null),
    isHeld,
  }));
  return [...repeated, ...reports.map((report) => ({ report, isHeld: false }))];
}

function reportOf(
  { status, halves, paid }: ReportPlan,
  { expected, expiresAt }: ScriptedCheck,
): PaymentReport {
  const moments = { "in time": expiresAt - 60_000, late: expiresAt + 60_000, unsaid: null };
  return { status, received: (expected * BigInt(halves)) / 2n, paidAt: moments[paid] };
}

/** What must have become of the payment: it depends on what was said, and on nothing else. */
export function outcomeOf(plan: Plan, asked: ScriptedCheck) {
  const reports = scriptOf(plan, asked).flatMap(({ report }) => report ?? []);
  const furthest = Math.max(...reports.map(({ status }) => paymentStatuses.indexOf(status)));
  const final = reports.filter((report) => !isOpen(report.status));
  const received = (final.length > 0 ? final : reports).reduce(
    (most, report) => (report.received > most ? report.received : most),
    0n,
  );
  const times = reports.flatMap(({ paidAt }) => paidAt ?? []);
  const isInTime = times.some((time) => time < asked.expiresAt);
  const status = paymentStatuses[furthest] ?? "new";
  return {
    status,
    received,
    isPosted: status === "completed" && received >= asked.expected && isInTime,
  };
}
