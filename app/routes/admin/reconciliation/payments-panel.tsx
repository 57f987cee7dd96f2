import type { Comparison } from "~server/features/reconciliation/schemas";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { CsvLink } from "~/ui/csv-link";
import { ListPager } from "~/ui/list-pager";
import { Panel } from "~/ui/panel";
import { PaymentTable } from "./payment-table";
import { Allowed } from "~/ui/staff-rights";

type Filter = NonNullable<Parameters<typeof paths.admin.reconciliation>[0]>;

/** The payments that are not as the books have them, or all, and the way to ask the gateway anew. */
export function PaymentsPanel({ comparison, filter }: { comparison: Comparison; filter: Filter }) {
  const { payments, page } = comparison;
  const form = useFormState({ id: "readings", names: [], reply: null });
  const empty =
    filter.show === "all"
      ? "No crypto payments were made in these days"
      : "Nothing differs in these days";
  return (
    <Panel
      title="Crypto payments"
      actions={
        <Allowed right="exports">
          <CsvLink
            total={comparison.total}
            href={paths.admin.reconciliationCsv({ ...filter, limit: undefined })}
          />
        </Allowed>
      }
    >
      <p>{countLabel(comparison)}</p>
      <Allowed right="transactions">
        <Form form={form} action={paths.admin.gatewayReadings()}>
          <input type="hidden" name="from" value={comparison.from} />
          <input type="hidden" name="to" value={comparison.to} />
          <div className="actions my-4">
            <SubmitButton tone="secondary" busy="One moment...">
              Ask the gateway now
            </SubmitButton>
          </div>
        </Form>
      </Allowed>
      <PaymentTable
        rows={payments}
        from={paths.admin.reconciliation({ ...filter, page })}
        empty={empty}
      />
      <ListPager
        list={comparison}
        limit={filter.limit}
        hrefFor={(other) => paths.admin.reconciliation({ ...filter, page: other })}
      />
    </Panel>
  );
}

function countLabel({
  counts: { differs, open, settled, agrees, unread },
  simulated,
}: Comparison): string {
  const parts = [
    `${differs} ${differs === 1 ? "differs" : "differ"}`,
    `${open} still open`,
    `${settled} settled by hand`,
    `${agrees} ${agrees === 1 ? "agrees" : "agree"}`,
  ];
  const unreadNotice =
    unread === 0 ? "" : ` The gateway was not asked about ${unread} of them yet.`;
  return `${parts.join(", ")}.${unreadNotice}${simulated ? " The gateway is simulated: no coin moves." : ""} It is asked about each payment once a day.`;
}
