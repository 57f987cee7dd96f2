import { paths } from "~/platform/paths";
import { FormTokenField } from "~/ui/form-token-field";
import { useMessages } from "~/ui/use-messages";

/** 'Recent Withdrawal!': a template that scripts fill in now and then, hidden without scripts. */
export function ExampleWithdrawals() {
  const t = useMessages("home");
  const scripts = useMessages("enhance");
  return (
    <template data-examples="">
      <aside className="example" aria-label={t("exampleLabel")}>
        <p className="weight-650">{t("exampleTitle")}</p>
        <p
          data-sentence={scripts("exampleWithdrawal", {
            name: "{name}",
            city: "{city}",
            amount: "{amount}",
          })}
          data-names={scripts("exampleNames")}
          data-cities={scripts("exampleCities")}
        />
        <p className="hint">{t("exampleNote")}</p>
        <form className="wide:flex" method="post" action={paths.examples()}>
          <FormTokenField />
          <button type="button" data-dismiss="">
            {t("dismiss")}
          </button>
          <button type="submit">{t("neverShow")}</button>
        </form>
      </aside>
    </template>
  );
}
