import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withdrawalKinds } from "~server/features/drafts/labels";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { findDraft } from "../drafts/drafts.server";
import { destinationItem, earliestPayoutItem } from "../transactions/withdrawal-destination";
import { ReceiptPage } from "../drafts/draft-pages";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("withdrawals", "receipt") } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.draft ?? "";
  const draft = await findDraft(request, id, withdrawalKinds);
  if (!draft?.transaction) throw redirect(paths.customer.withdrawalReview(id), 303);
  const { transaction, kind, walletAddress, destination, payee } = draft;
  const isUnsaved = walletAddress !== undefined && !payee;
  return {
    transaction,
    target: { kind, walletAddress, destination, payee },
    saveHref: isUnsaved ? paths.customer.payeeNew({ kind: "BITCOIN", draft: id }) : undefined,
  };
}

export default function WithdrawalReceiptPage() {
  const t = useMessages("withdrawals");
  const payees = useMessages("payees");
  const { transaction, target, saveHref } = useLoaderData<typeof loader>();
  return (
    <ReceiptPage
      title={t("requested")}
      message={t("requestedMessage")}
      transaction={transaction}
      items={[destinationItem(t, target), earliestPayoutItem(t, transaction)]}
      more={saveHref && <a href={saveHref}>{payees("saveAddress")}</a>}
    />
  );
}
