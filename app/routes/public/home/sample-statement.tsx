import { MoneyText } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";

const entries = [
  { what: "Deposit by card", when: "3 Nov", amount: 1200, sign: "+", status: "successful" },
  { what: "Withdrawal to bank", when: "9 Nov", amount: 350, sign: "-", status: "successful" },
  { what: "Withdrawal to BTC address", when: "14 Nov", amount: 200, sign: "-", status: "pending" },
] as const;

/** A picture of the product in its own parts: invented figures, and it says so. */
export function SampleStatement() {
  return (
    <figure className="statement">
      <figcaption>
        <span>Available balance</span>
        <span className="tag">Example figures</span>
      </figcaption>
      <p className="stat-amount">
        <MoneyText amount={650} currency="USD" />
      </p>
      <Steps />
      <ul>
        {entries.map(({ what, when, amount, sign, status }) => (
          <li key={what}>
            <span>
              {what}
              <span className="hint">{when}</span>
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

/** The balance after each entry, as the dashboard draws it: up with what came in, down with what went out or is held. */
function Steps() {
  const line = "M0 78H44V6H176V27H286V39H400";
  return (
    <svg className="balance" viewBox="0 0 400 80" preserveAspectRatio="none" aria-hidden="true">
      <path d={`${line}V80H0Z`} />
      <path d={line} />
    </svg>
  );
}
