import { paths } from "~/platform/paths";
import { FormTokenField } from "~/ui/form-token-field";

/** The two forms that the page's watch buttons send. */
export function WatchForms({ from }: { from: string }) {
  const forms = [
    { id: "watch-addition", action: paths.customer.watchlist() },
    { id: "watch-removal", action: paths.customer.watchlistRemoval() },
  ];
  return forms.map(({ id, action }) => (
    <form key={id} id={id} method="post" action={action} data-follows-choice="">
      <FormTokenField />
      <input type="hidden" name="from" value={from} />
    </form>
  ));
}
