// Checks second approvals at startup: records changed thresholds, and reports missing approvers.
import type { Context } from "../../http/context";
import { portalActor } from "../audit/portal-actor";
import { recordAudit } from "../audit/record-audit";
import { countApprovers } from "./approvers";
import { thresholdsAsText } from "../../kernel/threshold-text";
import { safeguardsIn } from "./safeguard-store";

const approversNeeded = 2;

/** Warnings for the operator, one per line. */
export async function noteSafeguards(context: Context): Promise<string[]> {
  const { storage, settings } = context;
  const { approvalThresholds, asksTwoToAdjust } = settings;
  const inForce = [
    { setting: "APPROVAL_THRESHOLDS", value: thresholdsAsText(approvalThresholds) },
    { setting: "ADJUSTMENT_APPROVALS", value: asksTwoToAdjust ? "2" : "1" },
  ];
  const changed: string[] = [];
  for (const safeguard of inForce) {
    const before = await noteOne(context, safeguard);
    if (before !== null)
      changed.push(
        `${safeguard.setting} changed from ${before} to ${safeguard.value} since the last start. This was recorded in the audit log.`,
      );
  }
  if (!approvalThresholds && !asksTwoToAdjust) return changed;
  const rights = ["transactions", "adjustments"] as const;
  const approvers = await countApprovers(storage.db, { context, rights, apart: [] });
  return approvers >= approversNeeded ? changed : [...changed, tooFew(approvers)];
}

const tooFew = (approvers: number) =>
  `Too few active staff can move money (${approvers}), so no one can give a second approval. Requests that need one fail until an owner assigns the treasury role to someone else.`;

/** The value at the last start, if it was different. */
function noteOne(
  context: Context,
  { setting, value }: { readonly setting: string; readonly value: string },
): Promise<string | null> {
  return context.storage.transaction(async (db) => {
    const safeguards = safeguardsIn(db);
    const kept = (await safeguards.all()).find((row) => row.setting === setting);
    if (!(await safeguards.note({ setting, value }, context.now()))) return null;
    await recordAudit(
      db,
      { context, actor: portalActor, address: null },
      {
        action: "safeguards.changed",
        subject: `setting:${setting}`,
        before: { [setting]: kept?.value },
        after: { [setting]: value },
      },
    );
    return kept?.value ?? null;
  });
}
