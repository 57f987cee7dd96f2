import type { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { missingCoins } from "~server/kernel/coin-format";
import { CopyButton } from "~/ui/copy-button";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { isPartlyPaid } from "~/ui/payment-labels";
import { QrCode } from "~/ui/qr-code";
import { timeLeft } from "~/ui/time-left";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  payment: CryptoPayment;
  qr: { size: number; path: string } | null;
  /** When the page was drawn, UTC milliseconds. */
  now: number;
  zoom: number;
}

/** What to pay and where to, as long as a payment is open. */
export function PaymentWindow({ payment, qr, now, zoom }: Props) {
  const locale = useLocale();
  const t = useMessages("cryptoPayments");
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
      <Panel title={t("send")}>
        <div className="payment-parts">
          {qr && <QrCode title={t("qrCode")} {...qr} />}
          <div className="payment-words">
            {isPartlyPaid(payment) && (
              <p>{t("partlyPaid", { received: cryptoReceived, coin, missing })}</p>
            )}
            {toPay && (
              <ToCopy
                id="payment-amount"
                label={t("sendExactly")}
                text={toPay}
                unit={coin}
                button={t("copyAmount")}
              />
            )}
            {address && (
              <ToCopy
                id="payment-address"
                label={t("toAddress", { coin })}
                text={address}
                button={t("copyAddress")}
              />
            )}
            {!address && <p>{cryptoInvoiceUrl ? t("addressElsewhere") : t("noAddressYet")}</p>}
            <p>
              {t("deadline", {
                time: <Instant iso={deadline} />,
                timeLeft: timeLeft(Date.parse(deadline) - now, locale),
                timer: (text) => (
                  <span role="timer" className="money" data-deadline={deadline}>
                    {text}
                  </span>
                ),
              })}
            </p>
            {cryptoInvoiceUrl && (
              <p>
                <a href={cryptoInvoiceUrl} rel="noreferrer">
                  {t("openPaymentPage")}
                </a>
              </p>
            )}
            {payment.simulated && <p className="hint">{t("simulated")}</p>}
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
