// Where to send a bank transfer, and the form that announces it.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { expectedDepositFormFor } from "~server/features/bank-transfers/schemas";
import { CurrencyCode } from "~server/kernel/schemas/fields";
import { Amount } from "~server/kernel/schemas/amount";
import { formatMoney } from "~server/kernel/money-format";
import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { localeOf, messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { drawQr } from "~/platform/qr.server";
import { redirectWithFlash, signedIn } from "~/platform/session/session.server";
import { Banner } from "~/ui/banner";
import { usePageFacts } from "~/ui/page-facts";
import { PageHeading } from "~/ui/page-heading";
import { pageText } from "~/ui/page-text";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";
import { leaveToTab } from "../deposits/deposit-facts.server";
import { DepositTabs } from "../deposits/deposit-tabs";
import { useProfile } from "../profiles/use-profile";
import { IdentityRequired, useIdentityRequired } from "../wallets/identity-required";
import { InactiveAccount } from "../wallets/inactive-account";
import { TransferDetails } from "./transfer-details";
import type { Currency } from "~server/kernel/currencies";
import { Form } from "~/form/form";
import { MoneyField } from "~/form/money-field";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { LimitLinks, useLimitHint } from "../limits/limit-hint";

export const handle = { title: pageText("bankTransfers", "heading") } satisfies PageHandle;

/** An amount of another currency that was typed into another tab isn't the transfer's. */
function askedAmount(request: Request, currency: string): string | undefined {
  const search = new URL(request.url).searchParams;
  const asked = CurrencyCode.safeParse(search.get("currency"));
  if (asked.success && asked.data !== currency) return undefined;
  return Amount.safeParse(search.get("amount") ?? "").data;
}

async function accountsFor(request: Request, amount?: string) {
  const answer = api(request).bankTransfers.receivingAccounts({ query: { amount } });
  const found = await loadIfOffered(request, answer);
  if (!found || found.accounts.length === 0) throw new Response("Not found", { status: 404 });
  return found;
}

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { currency } = await accountsFor(request);
  const amount = askedAmount(request, currency);
  const [{ accounts, ...transfer }, charged, limits] = await Promise.all([
    accountsFor(request, amount),
    loadIfOffered(request, api(request).wallets.fees()),
    loadIfOffered(request, api(request).limits.mine()),
  ]);
  return {
    ...transfer,
    fee: charged?.deposit,
    limits: limits ?? null,
    amount,
    accounts: accounts.map(({ qrText, ...account }) => ({
      ...account,
      qr: qrText === undefined ? null : drawQr(qrText),
    })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const { currency, accounts } = await accountsFor(request);
  const submission = await submit(request, (form) => {
    leaveToTab(request, form);
    const isShown = form.get(showCode) !== null;
    form.delete(showCode);
    if (isShown) {
      const typed = expectedDepositFormFor(currency).safeParse({ amount: form.get("amount") });
      const amount = typed.data?.amount;
      if (amount) throw redirect(paths.customer.bankTransfer({ amount, currency }), 303);
    }
    return Promise.resolve(expectedDepositFormFor(currency));
  });
  if (!submission.ok) return submission.reply;
  const answer = await api(request).bankTransfers.expectDeposit({
    body: { receivingAccountId: accounts[0]?.id, ...submission.value },
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const amount = formatMoney(answer.value.amount, answer.value.currency, localeOf(request));
  const t = messagesFor(request, "bankTransfers");
  return redirectWithFlash(request, paths.customer.wallet(), t("announced", { amount }));
}

export default function BankTransferPage() {
  const t = useMessages("bankTransfers");
  const { mode } = usePageFacts();
  const profile = useProfile();
  const isRefused = useIdentityRequired({ person: profile, movement: "deposit" });
  const transfer = useLoaderData<typeof loader>();
  const { currency } = transfer;
  return (
    <div className="form-page max-w-184">
      <PageHeading
        title={t("heading")}
        lead={t("lead", { currency })}
        back={{ href: paths.customer.wallet(), label: t("wallet") }}
      />
      <DepositTabs current="bank" form={announcementForm} hasBankTransfer />
      <InactiveAccount accountStatus={profile.accountStatus} />
      <IdentityRequired person={profile} movement="deposit" />
      {mode === "demo" && (
        <Banner tone="info" action={<a href={paths.customer.simulatedBank()}>{t("playBank")}</a>}>
          {t("demonstration")}
        </Banner>
      )}
      {!isRefused && (
        <>
          <TransferDetails {...transfer} />
          <AnnouncementForm {...transfer} />
        </>
      )}
      <Panel title={t("goodToKnow")}>
        <h3>{t("noReference")}</h3>
        <p className="mb-4">{t("noReferenceText")}</p>
        <h3>{t("otherName")}</h3>
        <p>{t("otherNameText")}</p>
      </Panel>
    </div>
  );
}

const announcementForm = "announcement";

/** The name of the button that shows the amount in the QR code. */
const showCode = "code";

interface Props {
  currency: Currency;
  amount?: string | undefined;
  expectedDepositDays: number;
  accounts: readonly { qr: object | null }[];
  limits: Parameters<typeof useLimitHint>[0]["limits"];
}

/** "I've sent it", with the amount, which can also be put into the QR code. */
function AnnouncementForm(props: Props) {
  const { currency, amount, expectedDepositDays: days, accounts, limits } = props;
  const t = useMessages("bankTransfers");
  const limited = { limits, direction: "deposit" } as const;
  const limitHint = useLimitHint(limited);
  const form = useFormState({ id: announcementForm, names: ["amount"], values: { amount } });
  const hasCode = accounts.some(({ qr }) => qr !== null);
  return (
    <Panel title={t("sent")}>
      <p className="mb-4">{t("sentLead")}</p>
      <Form form={form}>
        <MoneyField
          field={form.fields.amount}
          label={t("amount")}
          currency={currency}
          hint={limitHint}
        />
        <LimitLinks {...limited} />
        <p className="hint">{t("sentHint", { days })}</p>
        <div className="actions">
          <SubmitButton busy={t("processing")}>{t("iveSentIt")}</SubmitButton>
          {hasCode && (
            <SubmitButton tone="secondary" name={showCode} value="1">
              {t("showInCode")}
            </SubmitButton>
          )}
        </div>
      </Form>
    </Panel>
  );
}
