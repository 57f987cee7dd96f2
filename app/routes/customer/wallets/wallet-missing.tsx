import { messageFor } from "~server/kernel/refusals";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { PageHeading } from "~/ui/page-heading";
import { useMessages } from "~/ui/use-messages";

/** In place of a wallet that could not be loaded, or that there is none of. */
export function WalletMissing() {
  const t = useMessages("wallets");
  return (
    <>
      <PageHeading title={t("wallet")} />
      <Banner tone="danger" action={<a href={paths.customer.wallet()}>{t("tryAgain")}</a>}>
        {messageFor("no_wallet")}
      </Banner>
    </>
  );
}
