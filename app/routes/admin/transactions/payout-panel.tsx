// The payout of an approved withdrawal, on its transaction's page.
import type { Payout } from "~server/features/payouts/schemas";
import { formatDay } from "~server/kernel/instants";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { Allowed } from "~/ui/staff-rights";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  payout: Payout;
  from: string | undefined;
}

export function PayoutPanel({ payout, from }: Props) {
  const t = useMessages("staffPayouts");
  const locale = useLocale();
  const { state, batch, expectedDay, reason } = payout;
  const items = [
    { term: t("status"), value: <StatusBadge status={state} /> },
    { term: t("approved"), value: <Instant iso={payout.approvedAt} /> },
    { term: t("sent"), value: payout.sentAt && <Instant iso={payout.sentAt} /> },
    { term: t("paymentReference"), value: payout.reference },
    { term: t("expectedArrival"), value: expectedDay && formatDay(expectedDay, "UTC", locale) },
    { term: t("arrived"), value: payout.arrivedAt && <Instant iso={payout.arrivedAt} /> },
    { term: t("returned"), value: payout.returnedAt && <Instant iso={payout.returnedAt} /> },
    { term: t("reason"), value: reason },
    {
      term: t("batch"),
      value: batch && <a href={paths.admin.payoutBatch(batch.id)}>{batch.reference}</a>,
    },
  ];
  return (
    <Panel title={t("payout")}>
      <div className="compact in-columns">
        <DefinitionList items={items.filter(({ value }) => value)} />
      </div>
      <Allowed call="payouts.markSent">
        <PayoutActions payout={payout} from={from} />
      </Allowed>
    </Panel>
  );
}

function PayoutActions({ payout: { id, state, batch }, from }: Props) {
  const t = useMessages("staffPayouts");
  if (state === "returned") return null;
  if (state === "to_send" && batch)
    return (
      <>
        <p className="hint mt-3">{t("sentWithBatch")}</p>
        <div className="actions mt-4">
          <ButtonLink tone="quiet" href={paths.admin.payoutRemoval(batch.id, id)}>
            {t("takeOutTitle")}
          </ButtonLink>
        </div>
      </>
    );
  return (
    <div className="actions mt-4">
      {state !== "arrived" && (
        <ButtonLink
          tone={state === "to_send" ? "primary" : "quiet"}
          href={paths.admin.payoutSent(id, from)}
        >
          {state === "to_send" ? t("markAsSent") : t("correctDetails")}
        </ButtonLink>
      )}
      {state === "sent" && (
        <ButtonLink href={paths.admin.payoutArrival(id, from)}>{t("markAsArrived")}</ButtonLink>
      )}
      {state !== "to_send" && (
        <ButtonLink tone="danger" href={paths.admin.payoutReturn(id, from)}>
          {t("markAsReturned")}
        </ButtonLink>
      )}
    </div>
  );
}
