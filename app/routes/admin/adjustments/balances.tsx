// The form for new balances; it leads to a review of the entries to post.
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { balanceEditFormFor } from "~server/features/adjustments/schemas";
import { formatMoney } from "~server/kernel/money-format";
import { problemFor } from "~/platform/api/api-problem.server";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { MoneyField } from "~/form/money-field";
import { ReasonField } from "~/form/reason-field";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { VersionField } from "~/form/version-field";
import { useShownUser } from "../people/shown-user";
import { formBalanceFields } from "./balance-labels";
import { WalletDialog } from "../wallets/wallet-dialog";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffAdjustments", "editBalances"),
  calls: ["admin.editWallet", "approvalRequests.balances"],
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const id = params.userId ?? "";
  const wallet = await api(request).admin.wallet({ params: { id } });
  const submission = await submit(
    request,
    balanceEditFormFor(wallet.ok ? wallet.value.currency : undefined),
  );
  if (!submission.ok) return submission.reply;
  if (!wallet.ok) return submission.refuse(wallet.problem);
  const wanted = submission.value;
  const isStale = wanted.version !== undefined && wanted.version !== wallet.value.version;
  if (isStale) return submission.refuse(problemFor(request, "changed_by_someone_else"));
  const { version: _seen, reason, ...balances } = wanted;
  const preview = await api(request).admin.previewWallet({ params: { id }, query: balances });
  if (!preview.ok) return submission.refuse(preview.problem);
  const changed = preview.value.changes.flatMap(({ field, posted }) =>
    posted === 0 ? [] : [[field, wanted[field]] as const],
  );
  // After that: a form without any change asks for changes first.
  if (reason === undefined)
    return submission.refuse({
      ...problemFor(request, "validation_failed"),
      fieldErrors: { reason: [messagesFor(request, "validation")("reasonMissing")] },
    });
  // Unchanged balances aren't sent: they may change before the review is confirmed.
  return redirect(paths.admin.balancesReview(id, { ...Object.fromEntries(changed), reason }), 303);
}

export default function BalancesDialog() {
  const t = useMessages("staffAdjustments");
  const locale = useLocale();
  const { wallet } = useShownUser();
  const values = wallet
    ? Object.fromEntries(formBalanceFields.map((field) => [field, wallet[field].toFixed(2)]))
    : {};
  const form = useFormState({ id: "balances", names: [...formBalanceFields, "reason"], values });
  return (
    <WalletDialog
      title={t("editBalances")}
      form={form}
      confirm={t("reviewChanges")}
      busy={t("loading")}
    >
      {(shown) => (
        <>
          <VersionField version={shown.version} />
          <p className="hint">{t("balancesHint")}</p>
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {formBalanceFields.map((field) => (
              <MoneyField
                key={field}
                field={form.fields[field]}
                label={t(`field.${field}`)}
                hint={t("current", { amount: formatMoney(shown[field], shown.currency, locale) })}
                isOptional
                isMarked={false}
                currency={shown.currency}
              />
            ))}
          </div>
          <ReasonField
            field={form.fields.reason}
            label={t("reason")}
            hint={t("balancesReasonHint")}
          />
        </>
      )}
    </WalletDialog>
  );
}
