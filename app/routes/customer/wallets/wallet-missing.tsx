import { messageFor } from "~server/kernel/refusals";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { PageHeading } from "~/ui/page-heading";

/** In place of a wallet that could not be loaded, or that there is none of. */
export function WalletMissing() {
  return (
    <>
      <PageHeading title="Wallet" />
      <Banner tone="danger" action={<a href={paths.customer.wallet()}>Try again</a>}>
        {messageFor("no_wallet")}
      </Banner>
    </>
  );
}
