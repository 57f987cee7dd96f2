import type { User } from "~server/contract/schemas/accounts";
import { refusalWords } from "~server/contract/values/messages";
import { Banner } from "~/ui/banner";

/** Says before a form is filled in that it would be refused. */
export function InactiveAccount({ accountStatus }: Pick<User, "accountStatus">) {
  if (accountStatus === "active") return null;
  return <Banner tone="warning">{refusalWords.account_may_not_move_money.message}</Banner>;
}
