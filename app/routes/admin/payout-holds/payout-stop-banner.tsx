import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { useMessages } from "~/ui/use-messages";

/** Above every page of the back office while all payouts are stopped. */
export function PayoutStopBanner({ isStopped }: { isStopped: boolean }) {
  const t = useMessages("staffPayoutHolds");
  if (!isStopped) return null;
  return (
    <Banner tone="danger" action={<a href={paths.admin.payoutStop()}>{t("viewStop")}</a>}>
      {t("stoppedBanner")}
    </Banner>
  );
}
