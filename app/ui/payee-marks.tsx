import type { PayeeInfo } from "~server/features/withdrawals/payee-schemas";
import { regionName } from "./bank-region-names";
import { Instant } from "./instant";
import { useLocale, useMessages } from "./use-messages";

interface MarksProps {
  payee: Pick<PayeeInfo, "isDefault" | "isOwnAccount" | "usableFrom">;
  /** What an account in the customer's own name is called. */
  own: string;
}

/** Beside a payee's name: whether it is the default, whose it is, and from when it can be paid. */
export function PayeeMarks({ payee: { isDefault, isOwnAccount, usableFrom }, own }: MarksProps) {
  const t = useMessages("payees");
  return (
    <>
      {(isDefault || isOwnAccount) && (
        <span className="flex flex-wrap gap-2">
          {isDefault && <span className="badge green">{t("isDefault")}</span>}
          {isOwnAccount && <span className="badge neutral">{own}</span>}
        </span>
      )}
      {usableFrom && (
        <span className="hint">{t("usableFrom", { time: <Instant iso={usableFrom} /> })}</span>
      )}
    </>
  );
}

/** Below a payee's account. */
export function PayeeKindHint({ payee: { region } }: { payee: Pick<PayeeInfo, "region"> }) {
  const t = useMessages("payees");
  const locale = useLocale();
  return (
    <span className="hint block">
      {region ? t("kind.bank", { region: regionName(region, locale) }) : t("kind.address")}
    </span>
  );
}
