import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";

/** Above every page of the back office while all payouts are stopped. */
export function PayoutStopBanner({ isStopped }: { isStopped: boolean }) {
  if (!isStopped) return null;
  return (
    <Banner tone="danger" action={<a href={paths.admin.payoutStop()}>See why</a>}>
      All payouts are stopped. No withdrawal can be approved.
    </Banner>
  );
}
