// The statuses of a planned movement, in order.
import type { MovementStep } from "./add-movement";
import type { SeedContext, SeededCustomer } from "./seed-context";
import { hour } from "./moments";
import type { PlannedMovement } from "./plan-movements";

/** One withdrawal is returned instead of being rejected. */
const wasReturned = ({ payouts }: SeedContext, { type, outcome, endedAt, at }: PlannedMovement) =>
  type === "withdrawal" &&
  outcome === "rejected" &&
  endedAt !== null &&
  endedAt - at > 2 * hour &&
  payouts.every(({ returnedAt }) => returnedAt === null);

export function movementSteps(
  seedContext: SeedContext,
  { user }: SeededCustomer,
  movement: PlannedMovement,
): [MovementStep, ...MovementStep[]] {
  const { random, adminIds } = seedContext;
  const { at, outcome, endedAt, reason } = movement;
  const adminId = random.pick(adminIds);
  if (outcome === "posted") return [{ at, status: "successful", actorId: adminId }];
  const requested: MovementStep = { at, status: "pending", actorId: user.id };
  if (endedAt === null) return [requested];
  if (outcome === "cancelled")
    return [
      requested,
      { at: endedAt, status: "failed", actorId: user.id, action: "transaction.status_set" },
    ];
  if (wasReturned(seedContext, movement))
    return [
      requested,
      { at: at + hour, status: "successful", actorId: adminId, action: "transaction.approved" },
      {
        at: endedAt,
        status: "failed",
        actorId: adminId,
        action: "payout.returned",
        reason: "The bank account is closed.",
      },
    ];
  const isApproved = outcome === "approved";
  return [
    requested,
    {
      at: endedAt,
      status: isApproved ? "successful" : "failed",
      actorId: adminId,
      action: isApproved ? "transaction.approved" : "transaction.rejected",
      ...(reason !== undefined && { reason }),
    },
  ];
}
