import type { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { missingCoins } from "~server/kernel/coin-format";
import { CopyButton } from "~/ui/copy-button";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { isPartlyPaid } from "~/ui/payment-labels";
import { QrCode } from "~/ui/qr-code";
import { timeLeft } from "~/ui/time-left";

interface Props {
  payment: CryptoPayment;
  qr: { size: number; path: string } | null;
  /** When the page was drawn, UTC milliseconds. */
  now: number;
  zoom: number;
}

/** What to pay and where to, as long as a payment is open. */
export function PaymentWindow({ payment, qr, now, zoom }: Props) {
  const {
    cryptoAmount,
    cryptoReceived,
    cryptoCurrency: coin,
    cryptoWalletAddress: address,
    cryptoInvoiceUrl,
    cryptoExpiresAt: deadline,
  } = payment;
  const missing = missingCoins(cryptoAmount, cryptoReceived);
  const toPay = missing ?? cryptoAmount;
  return (
    <div className="payment-window" data-zoom={zoom}>
      <Panel title="Pay this">
        <div className="payment-parts">
          {qr && <QrCode title="QR code of the address" {...qr} />}
          <div className="payment-words">
            {isPartlyPaid(payment) && (
              <p>
                {cryptoReceived} {coin} came in. Please send the {missing} {coin} that are missing,
                in time.
              </p>
            )}
            {toPay && (
              <ToCopy
                id="payment-amount"
                label="Send exactly"
                text={toPay}
                unit={coin}
                button="Copy amount"
              />
            )}
            {address && (
              <ToCopy
                id="payment-address"
                label={`To this ${coin} address`}
                text={address}
                button="Copy address"
              />
            )}
            {!address && (
              <p>
                {cryptoInvoiceUrl
                  ? "The address stands on the gateway’s payment page."
                  : "The gateway has not given an address yet. Check again in a moment."}
              </p>
            )}
            <p>
              Pay before <Instant iso={deadline} />. Time left:{" "}
              <span role="timer" className="money" data-deadline={deadline}>
                {timeLeft(Date.parse(deadline) - now)}
              </span>
            </p>
            {cryptoInvoiceUrl && (
              <p>
                <a href={cryptoInvoiceUrl} rel="noreferrer">
                  Open the gateway’s payment page
                </a>
              </p>
            )}
            {payment.simulated && (
              <p className="hint">Simulated: no coin moves. Do not send coins to this address.</p>
            )}
          </div>
        </div>
      </Panel>
    </div>
  );
}

interface CopyProps {
  id: string;
  label: string;
  text: string;
  unit?: string;
  button: string;
}

/** A text that one press of the mouse marks, and a button that copies it where scripts run. */
function ToCopy({ id, label, text, unit, button }: CopyProps) {
  return (
    <div className="to-copy">
      <p>
        {label}
        <br />
        <code id={id} className="secret select-all">
          {text}
        </code>{" "}
        {unit}
      </p>
      <CopyButton of={id}>{button}</CopyButton>
    </div>
  );
}
