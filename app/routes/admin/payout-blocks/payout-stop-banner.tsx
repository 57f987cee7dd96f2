import { useLocation } from "@remix-run/react";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { useMessages } from "~/ui/use-messages";

/** Shown on every back office page while all payouts are stopped, except the payout stop page. */
export function PayoutStopBanner({ isStopped }: { isStopped: boolean }) {
  const t = useMessages("staffPayoutBlocks");
  const { pathname } = useLocation();
  if (!isStopped || pathname === paths.admin.payoutStop()) return null;
  return (
    <Banner tone="danger" action={<a href={paths.admin.payoutStop()}>{t("viewStop")}</a>}>
      {t("stoppedBanner")}
    </Banner>
  );
}
