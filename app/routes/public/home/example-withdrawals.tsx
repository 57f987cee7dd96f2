import { paths } from "~/platform/paths";
import { useMessages } from "~/ui/use-messages";

/** 'Recent Withdrawal!': a template that scripts fill in now and then, hidden without scripts. */
export function ExampleWithdrawals() {
  const t = useMessages("enhance");
  return (
    <template data-examples="">
      <aside className="example" aria-label="Simulated example">
        <p className="example-title">Recent Withdrawal!</p>
        <p
          data-sentence={t("exampleWithdrawal", {
            name: "{name}",
            city: "{city}",
            amount: "{amount}",
          })}
          data-names={t("exampleNames")}
          data-cities={t("exampleCities")}
        />
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
