// Checks safeguards at startup: records changed thresholds and levels, and reports missing approvers.
import type { Context } from "../../http/context";
import { portalActor } from "../audit/portal-actor";
import { recordAudit } from "../audit/record-audit";
import { countApprovers } from "./require-two-people";
import { levelsAsText } from "../../kernel/levels";
import { thresholdsAsText } from "../../kernel/threshold-text";
import { safeguardsIn } from "./safeguard-store";

const approversNeeded = 2;

/** Warnings for the operator, one per line. */
export async function recordSafeguards(context: Context): Promise<string[]> {
  const { storage, settings } = context;
  const { approvalThresholds, adjustmentsNeedApproval, levels } = settings;
  const inForce = [
    { setting: "APPROVAL_THRESHOLDS", value: thresholdsAsText(approvalThresholds) },
    { setting: "ADJUSTMENT_APPROVALS", value: adjustmentsNeedApproval ? "2" : "1" },
    { setting: "OPERATOR_FILE.levels", value: levelsAsText(levels) },
  ];
  const changed: string[] = [];
  for (const safeguard of inForce) {
    const before = await recordOne(context, safeguard);
    if (before !== null)
      changed.push(
        `${safeguard.setting} changed from ${before} to ${safeguard.value} since the last start. This was recorded in the audit log.`,
      );
  }
  if (!approvalThresholds && !adjustmentsNeedApproval) return changed;
  const rights = ["transactions", "adjustments"] as const;
  const approvers = await countApprovers(storage.db, { context, rights, apart: [] });
  return approvers >= approversNeeded ? changed : [...changed, tooFew(approvers)];
}

const tooFew = (approvers: number) =>
  `Too few active staff can move money (${approvers}), so no one can give a second approval. Requests that need one fail until an owner assigns the treasury role to someone else.`;

/** The value at the last start, if it was different. */
function recordOne(
  context: Context,
  { setting, value }: { readonly setting: string; readonly value: string },
): Promise<string | null> {
  return context.storage.transaction(async (db) => {
    const safeguards = safeguardsIn(db);
    const previous = (await safeguards.all()).find((row) => row.setting === setting);
    if (!(await safeguards.save({ setting, value }, context.now()))) return null;
    await recordAudit(
      db,
      { context, actor: portalActor, address: null },
      {
        action: "safeguards.changed",
        subject: `setting:${setting}`,
        before: { [setting]: previous?.value },
        after: { [setting]: value },
      },
    );
    return previous?.value ?? null;
  });
}
