import type { User } from "~server/features/users/schemas";
import { StatusBadge } from "~/ui/status-badge";

/** A closed account is inactive, too; that it is closed says more. */
export function AccountStatus({ user }: { user: Pick<User, "accountStatus" | "closedAt"> }) {
  return <StatusBadge status={user.closedAt ? "closed" : user.accountStatus} />;
}
