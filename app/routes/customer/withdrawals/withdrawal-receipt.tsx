import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { findDraft } from "../drafts/drafts.server";
import { destinationItem, earliestPayoutItem, withdrawalKinds } from "./withdrawal-destination";
import { ReceiptPage } from "../drafts/receipt-page";

export const handle = { title: "Withdrawal receipt" } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.draft ?? "";
  const draft = await findDraft(request, id, withdrawalKinds);
  if (!draft?.transaction) throw redirect(paths.customer.withdrawalReview(id), 303);
  const { transaction, kind, walletAddress, destination } = draft;
  return { transaction, kind, walletAddress, destination };
}

export default function WithdrawalReceiptPage() {
  const { transaction, ...target } = useLoaderData<typeof loader>();
  return (
    <ReceiptPage
      title="Withdrawal requested"
      message="Your withdrawal request is under review. The amount is held until an administrator has decided."
      transaction={transaction}
      items={[destinationItem(target), earliestPayoutItem(transaction)]}
    />
  );
}
