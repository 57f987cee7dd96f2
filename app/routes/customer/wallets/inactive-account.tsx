import type { User } from "~server/features/users/schemas";
import { refusalMessages } from "~server/kernel/refusals";
import { Banner } from "~/ui/banner";

/** Says before a form is filled in that it would be refused. */
export function InactiveAccount({ accountStatus }: Pick<User, "accountStatus">) {
  if (accountStatus === "active") return null;
  return <Banner tone="warning">{refusalMessages.account_may_not_move_money.message}</Banner>;
}
