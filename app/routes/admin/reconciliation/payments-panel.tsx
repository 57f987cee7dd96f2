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
import { useMessages } from "~/ui/use-messages";

type Filter = NonNullable<Parameters<typeof paths.admin.reconciliation>[0]>;

/** Unmatched payments, or all, with a button to refresh them from the gateway. */
export function PaymentsPanel({ comparison, filter }: { comparison: Comparison; filter: Filter }) {
  const t = useMessages("staffReconciliation");
  const { payments, page } = comparison;
  const form = useFormState({ id: "refresh", names: [], reply: null });
  const empty = filter.show === "all" ? t("noPayments") : t("noDiscrepancies");
  return (
    <Panel
      title={t("cryptoPayments")}
      actions={
        <Allowed call="exports.reconciliation">
          <CsvLink
            total={comparison.total}
            href={paths.admin.reconciliationCsv({ ...filter, limit: undefined })}
          />
        </Allowed>
      }
    >
      <Counts comparison={comparison} />
      <Allowed call="reconciliation.refreshGateway">
        <Form form={form} action={paths.admin.gatewayRefresh()}>
          <input type="hidden" name="from" value={comparison.from} />
          <input type="hidden" name="to" value={comparison.to} />
          <div className="actions my-5">
            <SubmitButton tone="secondary" busy={t("refreshing")}>
              {t("refreshButton")}
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

function Counts({ comparison: { counts, simulated } }: { comparison: Comparison }) {
  const t = useMessages("staffReconciliation");
  const { unread, ...byStatus } = counts;
  return (
    <p>
      {t("counts", byStatus)} {unread > 0 && t("notCheckedYet", { count: unread })}{" "}
      {simulated && t("gatewayIsSimulated")} {t("checkedDaily")}
    </p>
  );
}
