import { paths } from "~/platform/paths";

/** 'Recent Withdrawal!': a template that scripts fill in now and then, hidden without scripts. */
export function ExampleWithdrawals() {
  return (
    <template data-examples="">
      <aside className="example" aria-label="Simulated example">
        <p className="example-title">Recent Withdrawal!</p>
        <p data-words="" />
        <p className="hint">Simulated example – not a real customer</p>
        <form method="post" action={paths.examples()}>
          <button type="button" data-dismiss="">
            Dismiss
          </button>
          <button type="submit">Never show these</button>
        </form>
      </aside>
    </template>
  );
}
