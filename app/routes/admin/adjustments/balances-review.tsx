// Shows balances before and after, and the entries to post. The fields are in the URL, so Back and reload are safe.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BalanceEditBody, ExplainedBalanceEditBody } from "~server/features/adjustments/schemas";
import { retryParam } from "~server/kernel/form-recovery";
import type { Problem } from "~server/kernel/problem";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { signedInAdmin, redirectWithFlash } from "~/platform/session/session.server";
import { VersionField } from "~/form/version-field";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { needsApproval } from "./needs-approval.server";
import { useShownUser } from "../people/shown-user";
import { WalletDialog } from "../wallets/wallet-dialog";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { Currency } from "~server/kernel/currencies";
import { type Column, DataTable } from "~/ui/data-table";
import { MoneyText } from "~/ui/money";
import type { PreviewedChange } from "./balance-labels";
import { PostedAmount } from "./posted-amount";

export const handle = {
  title: pageText("staffAdjustments", "reviewChanges"),
  calls: ["admin.editWallet", "approvalRequests.balances"],
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { searchParams } = new URL(request.url);
  searchParams.delete(retryParam);
  const parsed = BalanceEditBody.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success) throw redirect(paths.admin.balances(params.userId ?? ""), 303);
  const { version: _seen, ...wanted } = parsed.data;
  const { reason, ...query } = wanted;
  const [preview, requiresApproval] = await Promise.all([
    api(request).admin.previewWallet({ params: { id: params.userId ?? "" }, query }),
    needsApproval(request),
  ]);
  // The form asks for the reason.
  if (preview.ok && preview.value.changes.length > 0 && reason === undefined)
    throw redirect(paths.admin.balances(params.userId ?? ""), 303);
  return preview.ok
    ? { wanted, requiresApproval, changes: preview.value.changes, refusal: null }
    : { wanted, requiresApproval, changes: [], refusal: refusalIn(preview.problem) };
}

/** Why it is no longer possible; null if there is nothing left to change. */
function refusalIn({ code, message, fieldErrors }: Problem): string | null {
  const [[text] = []] = Object.values(fieldErrors);
  return code === "no_fields" ? null : (text ?? message);
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, ExplainedBalanceEditBody);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const sent = { params: { id }, ...submission.call };
  if (await needsApproval(request)) {
    const requested = await api(request).approvalRequests.balances(sent);
    return requested.ok
      ? toApprovalRequest(request, requested.value)
      : submission.refuse(requested.problem);
  }
  const answer = await api(request).admin.editWallet(sent);
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  return redirectWithFlash(
    request,
    paths.admin.wallet(id),
    messagesFor(request, "staffAdjustments")("updated"),
  );
}

export default function BalancesReviewDialog() {
  const t = useMessages("staffAdjustments");
  const { wanted, requiresApproval, changes, refusal } = useLoaderData<typeof loader>();
  const { user } = useShownUser();
  const form = useFormState({ id: "balances-review", names: [] });
  const sent = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return (
    <WalletDialog
      title={t("reviewChanges")}
      form={form}
      confirm={requiresApproval ? t("requestApproval") : t("save")}
      busy={t("saving")}
      cancel={t("back")}
      cancelHref={paths.admin.balances(user.id)}
      closedBecause={refusal ?? (changes.length === 0 ? t("noChangesHint") : null)}
    >
      {(wallet) => (
        <>
          <VersionField version={wallet.version} />
          {sent.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ChangeTable changes={changes} currency={wallet.currency} />
          {wanted.reason && <p>{t("reasonGiven", { reason: wanted.reason })}</p>}
          {requiresApproval && <p className="hint">{t("approvalHint")}</p>}
        </>
      )}
    </WalletDialog>
  );
}

interface Props {
  changes: readonly PreviewedChange[];
  currency: Currency;
}

/** Each balance before and after, with the adjustment that is posted for it. */
function ChangeTable({ changes, currency }: Props) {
  const t = useMessages("staffAdjustments");
  const columns: readonly Column<PreviewedChange>[] = [
    { header: t("balance"), place: 1, cell: ({ field }) => t(`field.${field}`) },
    {
      header: t("before"),
      isNumeric: true,
      cell: ({ before }) => <MoneyText amount={before} currency={currency} />,
    },
    {
      header: t("after"),
      isNumeric: true,
      cell: ({ after }) => <MoneyText amount={after} currency={currency} />,
    },
    {
      header: t("adjustment"),
      place: 2,
      isNumeric: true,
      cell: ({ posted }) => <PostedAmount posted={posted} currency={currency} />,
    },
  ];
  return (
    <DataTable
      caption={t("changesCaption")}
      columns={columns}
      rows={changes}
      rowKey={({ field }) => field}
    />
  );
}
