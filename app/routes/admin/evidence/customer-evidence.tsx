import type { Evidence } from "~server/features/evidence/schemas";
import { PinnedNotes } from "../notes/pinned-notes";
import { CustomerPanel } from "./customer-panel";
import { LastMovements } from "./last-movements";

/** The customer of a transaction: details, pinned notes and latest movements. */
export function CustomerEvidence({ evidence }: { evidence: Evidence }) {
  return (
    <>
      <CustomerPanel evidence={evidence} />
      <PinnedNotes notes={evidence.notes ?? []} />
      <LastMovements movements={evidence.movements} />
    </>
  );
}
