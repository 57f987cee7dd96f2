import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { PageHeading } from "~/ui/page-heading";
import { useMessages } from "~/ui/use-messages";

/** Shown instead of a wallet that couldn't be loaded or doesn't exist. */
export function WalletMissing() {
  const t = useMessages("wallets");
  const refusals = useMessages("refusals");
  return (
    <>
      <PageHeading title={t("wallet")} />
      <Banner tone="danger" action={<a href={paths.customer.wallet()}>{t("tryAgain")}</a>}>
        {refusals("no_wallet")}
      </Banner>
    </>
  );
}
