import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { useShownTransaction } from "../transactions/shown-transaction";
import { changePayout } from "./change-payout.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayouts", "markAsArrived"),
  calls: "payouts.markArrived",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  changePayout(args, {
    schema: z.object({}),
    send: ({ params, key }) => api(args.request).payouts.markArrived({ params, key }),
    done: messagesFor(args.request, "staffPayouts")("arrivedDone"),
  });

export default function ArrivalDialog() {
  const t = useMessages("staffPayouts");
  const { transaction, payout, from } = useShownTransaction();
  const form = useFormState({ id: "payout-arrival", names: [] });
  return (
    <ConfirmDialog
      title={t("markAsArrived")}
      closeHref={paths.admin.transaction(transaction.id, from)}
      closedBecause={payout?.state !== "sent" && t("notArrivable")}
      back={t("backToTransaction")}
      form={form}
      confirm={t("markAsArrived")}
      busy={t("processing")}
      tone="success"
    >
      <p>{t("arrivalLead")}</p>
    </ConfirmDialog>
  );
}
