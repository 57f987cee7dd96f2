import type { User } from "~server/features/users/schemas";
import { Banner } from "~/ui/banner";
import { useMessages } from "~/ui/use-messages";

/** Warns before a form is filled in that it would be refused. */
export function InactiveAccount({ accountStatus }: Pick<User, "accountStatus">) {
  const refusals = useMessages("refusals");
  if (accountStatus === "active") return null;
  return <Banner tone="warning">{refusals("account_may_not_move_money")}</Banner>;
}
