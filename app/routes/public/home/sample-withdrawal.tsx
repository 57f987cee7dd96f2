import { Day } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";
import { useMessages } from "~/ui/use-messages";

const events = [
  { what: "requested", on: "2026-11-07", tone: "yellow" },
  { what: "approved", on: "2026-11-08", tone: "green" },
  { what: "sent", on: "2026-11-08", tone: "green" },
  { what: "arrived", on: "2026-11-09", tone: "green" },
] as const;

/** One of the withdrawals of the example statement, followed from request to arrival. */
export function SampleWithdrawal() {
  const t = useMessages("home");
  return (
    <figure className="statement self-center border-line [box-shadow:var(--shade)]">
      <figcaption>
        <span>{t("bankWithdrawal")}</span>
        <span className="tag">{t("exampleFigures")}</span>
      </figcaption>
      <p className="title-line">
        <span className="stat-amount">
          <MoneyText amount={350} currency="USD" />
        </span>
        <StatusBadge status="arrived" />
      </p>
      <ol className="timeline mt-5">
        {events.map(({ what, on, tone }) => (
          <li key={what} className={tone}>
            {t(`event.${what}`)}
            <span className="hint">
              <Day iso={on} /> · {t(`event.${what}Text`)}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
