import { figures } from "~server/kernel/operator";
import { useMessages } from "~/ui/use-messages";

/** An operator's marketing figures, labeled as examples wherever they appear. */
export function Figures() {
  const t = useMessages("home");
  const operatorText = useMessages("operator");
  return (
    <section className="figures" aria-labelledby="figures">
      <div>
        <h3 id="figures">{t("exampleFigures")}</h3>
        <p className="hint">{t("figuresHint")}</p>
      </div>
      <dl>
        {figures.map(({ value, name }) => (
          <div key={name}>
            <dt>{operatorText(`figure.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
