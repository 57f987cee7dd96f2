import type { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { missingCoins } from "~server/kernel/coin-format";
import { CopyButton } from "~/ui/copy-button";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { isPaidInFull, isPartlyPaid, nextStep } from "~/ui/payment-labels";
import { QrCode } from "~/ui/qr-code";
import { Steps } from "~/ui/steps";
import { timeLeft } from "~/ui/time-left";
import { useLocale, useMessages } from "~/ui/use-messages";
import { PaymentBadge } from "./payment-badge";

interface Props {
  payment: CryptoPayment;
  qr: { size: number; path: string } | null;
  /** When the page was rendered, UTC milliseconds. */
  now: number;
  zoom: number;
}

/** What to send and where, then the progress of the payment, while it's open. */
export function PaymentWindow(props: Props) {
  const { payment, zoom } = props;
  const t = useMessages("cryptoPayments");
  const states = useMessages("paymentStates");
  const isSent = isPaidInFull(payment);
  const steps = [t("step.detected"), t("step.confirming"), t("step.completed")];
  return (
    <div className={`payment-window zoom-${zoom}`} data-zoom={zoom}>
      <Panel
        title={isSent ? t("received") : t("send")}
        actions={<PaymentBadge payment={payment} />}
      >
        <Steps steps={steps} current={stepOf(payment)} />
        {isSent ? <p>{nextStep(states, payment)}</p> : <ToSend {...props} />}
      </Panel>
    </div>
  );
}

/** 0 until a payment is detected. */
function stepOf({ status, cryptoReceived }: CryptoPayment): number {
  if (status === "confirming") return 2;
  return status === "pending" || Number(cryptoReceived) > 0 ? 1 : 0;
}

function ToSend({ payment, qr, now }: Props) {
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
    <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
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
              <strong role="timer" className="money" data-deadline={deadline}>
                {text}
              </strong>
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
      {qr && <QrCode title={t("qrCode")} {...qr} />}
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

/** Text that one click selects, with a copy button if scripts run. */
function ToCopy({ id, label, text, unit, button }: CopyProps) {
  return (
    <div className="to-copy">
      <p>
        <span className="hint">{label}</span>
        <bdi>
          <code id={id} className="secret">
            {text}
          </code>{" "}
          {unit}
        </bdi>
      </p>
      <CopyButton of={id}>{button}</CopyButton>
    </div>
  );
}
