import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { useMessages } from "~/ui/use-messages";

/** The Deposit and Withdraw buttons, next to the heading of the dashboard and the wallet. */
export function MoneyActions() {
  const t = useMessages("wallets");
  return (
    <>
      <ButtonLink href={paths.customer.deposit()} icon="deposit">
        {t("deposit")}
      </ButtonLink>
      <ButtonLink href={paths.customer.withdrawal()} tone="secondary" icon="withdraw">
        {t("withdraw")}
      </ButtonLink>
    </>
  );
}
