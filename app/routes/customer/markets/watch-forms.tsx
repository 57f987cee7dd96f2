import { paths } from "~/platform/paths";
import { usePageFacts } from "~/ui/page-facts";

/** The two forms that the page's watch buttons send. */
export function WatchForms({ from }: { from: string }) {
  const { formToken } = usePageFacts();
  const forms = [
    { id: "watch-addition", action: paths.customer.watchlist() },
    { id: "watch-removal", action: paths.customer.watchlistRemoval() },
  ];
  return forms.map(({ id, action }) => (
    <form key={id} id={id} method="post" action={action} data-follows-choice="">
      <input type="hidden" name="formToken" value={formToken} />
      <input type="hidden" name="from" value={from} />
    </form>
  ));
}
