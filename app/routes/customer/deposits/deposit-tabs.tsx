import { DefaultButton } from "~/form/quick-amounts";
import { paths } from "~/platform/paths";
import { usePageFacts } from "~/ui/page-facts";
import { useMessages } from "~/ui/use-messages";

/** The name of the buttons that lead from one tab to the other. */
export const tabField = "tab";

interface Props {
  current: "card" | "crypto" | "bank";
  /** The ID of the tab's form, whose amount the other tab takes over. */
  form: string;
  /** Whether the operator has an account for transfers in the wallet's currency. */
  hasBankTransfer: boolean;
}

/** The payment methods, each with its own URL; nothing if there is only one. */
export function DepositTabs({ current, form, hasBankTransfer }: Props) {
  const t = useMessages("deposits");
  const drafts = useMessages("drafts");
  const { areCardDepositsOn } = usePageFacts();
  const transfers = useMessages("bankTransfers");
  const pressedOnEnter = (
    <DefaultButton form={form}>
      {current === "bank" ? transfers("iveSentIt") : drafts("continueToReview")}
    </DefaultButton>
  );
  const tabs = [
    ...(areCardDepositsOn ? [{ value: "card", label: t("card") }] : []),
    { value: "crypto", label: t("crypto") },
    ...(hasBankTransfer ? [{ value: "bank", label: t("bankTransfer") }] : []),
  ];
  if (tabs.length === 1) return pressedOnEnter;
  return (
    <>
      {pressedOnEnter}
      {/* For browsers that send a button by the form around it alone, without what was typed. */}
      <form method="get" action={paths.customer.deposit()}>
        <div className="filter-links" role="group" aria-label={t("payBy")}>
          {tabs.map(({ value, label }) =>
            value === current ? (
              <span key={value} aria-current="true">
                {label}
              </span>
            ) : (
              // Without its files, which the other tab doesn't need.
              <button
                key={value}
                type="submit"
                form={form}
                formEncType="application/x-www-form-urlencoded"
                name={tabField}
                value={value}
              >
                {label}
              </button>
            ),
          )}
        </div>
      </form>
    </>
  );
}
