import type { CryptoPayment } from "~server/contract/schemas/crypto-payments";
import { missingCoins } from "~server/contract/values/coin-format";
import { formatInstant } from "~server/contract/values/instants";
import { Panel } from "~/ui/panel";
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
  const { cryptoAmount, cryptoReceived, cryptoCurrency: coin, cryptoWalletAddress: address, cryptoInvoiceUrl, cryptoExpiresAt: deadline } = payment;
  const missing = missingCoins(cryptoAmount, cryptoReceived);
  const isPartlyPaid = missing !== null && missing !== cryptoAmount;
  return (
    <div className="payment-window" data-zoom={zoom}>
      <Panel title="Pay this">
        <div className="proof-part">
          {cryptoAmount && <p>Send exactly <strong className="secret select-all">{cryptoAmount}</strong> {coin}{address && " to this address:"}</p>}
          {address && <p><code className="secret select-all">{address}</code></p>}
          {qr && <QrCode title="QR code of the address" {...qr} />}
          {isPartlyPaid && <p>{cryptoReceived} {coin} came in. Please send the {missing} {coin} that are missing, in time.</p>}
          <p>
            Pay before <time dateTime={deadline}>{formatInstant(deadline)}</time>. Time left:{" "}
            <span role="timer" data-deadline={deadline}>{timeLeft(Date.parse(deadline) - now)}</span>
          </p>
          {cryptoInvoiceUrl && <p><a href={cryptoInvoiceUrl} rel="noreferrer">Open the gateway’s payment page</a></p>}
          {payment.simulated && <p className="hint">Simulated: no coin moves. Do not send coins to this address.</p>}
        </div>
      </Panel>
    </div>
  );
}
