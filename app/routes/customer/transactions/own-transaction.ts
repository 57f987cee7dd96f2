// Pages of a transaction that its owner may use, and otherwise only staff who may make the call.
import type { PageHandle } from "~/platform/document/page-handle";
import type { StaffCall } from "~server/staff-calls";

/** The loader returns the transaction, or at least its user; without any, the transaction doesn't exist. */
export const rightsUnlessOwn =
  (call: StaffCall): NonNullable<PageHandle["rights"]> =>
  (loaded, { userId, calls }) => {
    const owner = ownerIn(loaded);
    return owner === undefined || owner === userId ? [] : calls[call];
  };

function ownerIn(loaded: unknown): unknown {
  return typeof loaded === "object" && loaded !== null && "user" in loaded
    ? loaded.user
    : undefined;
}
