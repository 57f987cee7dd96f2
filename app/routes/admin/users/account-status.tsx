import type { User } from "~server/features/users/schemas";
import { StatusBadge } from "~/ui/status-badge";

/** A closed account is also inactive, but "Closed" is more specific. */
export function AccountStatus({ user }: { user: Pick<User, "accountStatus" | "closedAt"> }) {
  return <StatusBadge status={user.closedAt ? "closed" : user.accountStatus} />;
}
