import { otherAddress } from "~server/features/withdrawals/labels";
import type { PayeeInfo } from "~server/features/withdrawals/payee-schemas";
import type { BankDetails } from "~server/features/withdrawals/schemas";
import { formatInstant } from "~server/kernel/instants";
import { RadioGroup } from "~/form/choice-fields";
import type { FieldState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { useTimeZone } from "~/ui/time-zone";
import { useLocale, useMessages } from "~/ui/use-messages";
import { CoinAddressField } from "../payees/coin-address-field";

type Fields = Record<"paymentMethod" | "bankPayee" | "bitcoinPayee" | "walletAddress", FieldState>;

interface Props {
  fields: Fields;
  bankDetails: BankDetails;
  payees: readonly PayeeInfo[];
}

/** In the URL that the form is posted to: it is left for the form of a new payee. */
export const newPayeeParam = "newPayee";

const ofKind = (payees: readonly PayeeInfo[], kind: PayeeInfo["kind"]) =>
  payees.filter((payee) => payee.kind === kind);

/** The defaults, and Bitcoin for who has addresses alone. */
export function chosenFirst(payees: readonly PayeeInfo[]) {
  const [accounts, addresses] = [ofKind(payees, "bank"), ofKind(payees, "crypto_address")];
  const defaultOf = (some: readonly PayeeInfo[]) =>
    (some.find(({ isDefault }) => isDefault) ?? some[0])?.id;
  return {
    paymentMethod: accounts.length === 0 && addresses.length > 0 ? "crypto_payment" : "bank",
    bankPayee: defaultOf(accounts),
    bitcoinPayee: defaultOf(addresses) ?? otherAddress,
  };
}

/** The fields with the payee that was added on the way chosen. */
export function chosen<Some extends Fields>(
  fields: Some,
  payees: readonly PayeeInfo[],
  added: string | undefined,
): Some {
  const payee = payees.find(({ id }) => id === added);
  if (!payee) return fields;
  const isBank = payee.kind === "bank";
  const [method, name] = isBank
    ? (["bank", "bankPayee"] as const)
    : (["crypto_payment", "bitcoinPayee"] as const);
  return {
    ...fields,
    paymentMethod: { ...fields.paymentMethod, value: method },
    [name]: { ...fields[name], value: payee.id },
  };
}

/** The destination; the stylesheet hides the fields of the other choice. */
export function DestinationChoice({ fields, bankDetails, payees }: Props) {
  const t = useMessages("withdrawals");
  const choices = [
    { value: "bank", label: t("bank") },
    { value: "crypto_payment", label: t("bitcoin") },
  ];
  return (
    <div className="grid gap-5">
      <RadioGroup field={fields.paymentMethod} label={t("destinationQuestion")} choices={choices} />
      <AccountChoice field={fields.bankPayee} bankDetails={bankDetails} payees={payees} />
      <AddressChoice fields={fields} payees={payees} />
    </div>
  );
}

interface AccountProps extends Omit<Props, "fields"> {
  field: FieldState;
}

function AccountChoice({ field, bankDetails, payees }: AccountProps) {
  const t = useMessages("withdrawals");
  const texts = useMessages("payees");
  const choices = usePayeeChoices(ofKind(payees, "bank"));
  if (choices.length === 0)
    return (
      <p className="for-bank">
        {!bankDetails.hasBankDetails &&
          t("bankMissing", {
            link: (text) => <a href={paths.customer.bankDetails()}>{text}</a>,
          })}
      </p>
    );
  return (
    <div className="for-bank">
      <div className="grid gap-3">
        <RadioGroup field={field} label={texts("accountQuestion")} choices={choices} />
        <PayeeLinks kind="USA" />
      </div>
    </div>
  );
}

function AddressChoice({ fields, payees }: Pick<Props, "fields" | "payees">) {
  const texts = useMessages("payees");
  const saved = usePayeeChoices(ofKind(payees, "crypto_address"));
  const choices = [
    ...saved,
    { value: otherAddress, label: texts("otherAddress"), hint: texts("otherAddressHint") },
  ];
  return (
    <div className="for-bitcoin">
      <div className="grid gap-3">
        {saved.length > 0 && (
          <RadioGroup
            field={fields.bitcoinPayee}
            label={texts("addressQuestion")}
            choices={choices}
          />
        )}
        <div className="for-other-address">
          <CoinAddressField field={fields.walletAddress} />
        </div>
        <PayeeLinks kind="BITCOIN" />
      </div>
    </div>
  );
}

function usePayeeChoices(payees: readonly PayeeInfo[]) {
  const t = useMessages("payees");
  const [locale, zone] = [useLocale(), useTimeZone()];
  return payees.map(({ id, label, masked, isDefault, usableFrom }) => {
    const account = t("choice", { masked, isDefault: isDefault ? "yes" : "no" });
    const wait = usableFrom && t("usableFrom", { time: formatInstant(usableFrom, zone, locale) });
    const details = label === undefined ? [wait] : [account, wait];
    return { value: id, label: label ?? account, hint: details.filter(Boolean).join(" · ") };
  });
}

/** A button, so that what was typed comes back with the new payee. */
function PayeeLinks({ kind }: { kind: "USA" | "BITCOIN" }) {
  const t = useMessages("payees");
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="submit"
        className="button secondary"
        formAction={`${paths.customer.withdrawal()}?${newPayeeParam}=1&kind=${kind}`}
      >
        {t("addAnother")}
      </button>
      <a href={paths.customer.payees()}>{t("manage")}</a>
    </p>
  );
}
