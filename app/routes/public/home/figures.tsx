import { exampleFigures, operator } from "~server/kernel/operator";
import { usePageFacts } from "~/ui/page-facts";
import { useMessages } from "~/ui/use-messages";

/** The operator's marketing figures; without any, a demo shows examples that are labeled, and production shows none. */
export function Figures() {
  const t = useMessages("home");
  const operatorText = useMessages("operator");
  const { mode } = usePageFacts();
  const own = operator().figures;
  if (own.length === 0 && mode !== "demo") return null;
  const shown =
    own.length > 0
      ? own
      : exampleFigures.map(({ name, value }) => ({ name: operatorText(`figure.${name}`), value }));
  return (
    <section className="figures" aria-labelledby="figures">
      <div>
        <h3 id="figures">{own.length > 0 ? t("keyFigures") : t("exampleFigures")}</h3>
        {own.length === 0 && <p className="hint">{t("figuresHint")}</p>}
      </div>
      <dl>
        {shown.map(({ value, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
