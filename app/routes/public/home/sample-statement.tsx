import { Day } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { usePageFacts } from "~/ui/page-facts";
import { StatusBadge } from "~/ui/status-badge";
import { useMessages } from "~/ui/use-messages";

const entries = [
  { what: "deposit", on: "2026-11-03", amount: 1200, sign: "+", status: "successful" },
  { what: "bankWithdrawal", on: "2026-11-09", amount: 350, sign: "-", status: "arrived" },
  { what: "btcWithdrawal", on: "2026-11-14", amount: 200, sign: "-", status: "pending" },
] as const;

/** A preview built from the product's own components, with figures labeled as examples. */
export function SampleStatement() {
  const t = useMessages("home");
  const { areCardDepositsOn } = usePageFacts();
  const deposit = areCardDepositsOn ? "cardDeposit" : "cryptoDeposit";
  return (
    <figure className="statement">
      <figcaption>
        <span>{t("availableBalance")}</span>
        <span className="tag">{t("exampleFigures")}</span>
      </figcaption>
      <p className="stat-amount">
        <MoneyText amount={650} currency="USD" />
      </p>
      <Steps />
      <ul>
        {entries.map(({ what, on, amount, sign, status }) => (
          <li key={what}>
            <span>
              {t(what === "deposit" ? deposit : what)}
              <span className="hint">
                <Day iso={on} />
              </span>
            </span>
            <span>
              <MoneyText amount={amount} currency="USD" sign={sign} />
              <StatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The balance after each entry, as on the dashboard: up with inflows, down with outflows and holds. */
function Steps() {
  const line = "M0 78H44V6H176V27H286V39H400";
  return (
    <svg className="balance" viewBox="0 0 400 80" preserveAspectRatio="none" aria-hidden="true">
      <path d={`${line}V80H0Z`} />
      <path d={line} />
    </svg>
  );
}
