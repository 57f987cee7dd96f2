// Customers close their own account here, once nothing is left in it.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { StepUpFields } from "~/sign-in/step-up-fields";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { destroySession, signedIn } from "~/platform/session/session.server";
import { retentionYears } from "~/platform/settings.server";
import { loadState } from "~/sign-in/second-factor.server";
import { confirmFrom } from "~/sign-in/step-up.server";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { pageText } from "~/ui/page-text";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";
import { SettingsNav } from "../profiles/settings-nav";
import { useProfile } from "../profiles/use-profile";

export const handle = {
  title: pageText("accountClosing", "title"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const [wallet, { isOn }] = await Promise.all([api(request).wallets.mine(), loadState(request)]);
  // A user without a wallet has no balance to withdraw.
  const { availableBalance, totalBalance } = wallet.ok
    ? wallet.value
    : { availableBalance: 0, totalBalance: 0 };
  return { availableBalance, totalBalance, needsCode: isOn, years: retentionYears() };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await confirmFrom(request);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).users.closeOwnAccount();
  if (!answer.ok) return submission.refuse(answer.problem);
  const headers = new Headers({
    "Set-Cookie": await destroySession(request),
    "Clear-Site-Data": '"storage"',
  });
  return redirect(paths.login(undefined, "account-closed"), { status: 303, headers });
}

export default function ClosingPage() {
  const t = useMessages("accountClosing");
  const { needsCode } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "account-closing", names: ["password", "code"] });
  const obstacle = useObstacle();
  return (
    <div className="form-page">
      <PageHeading title={t("title")} lead={t("lead")} tabs={<SettingsNav current="data" />} />
      {obstacle}
      <Panel title={t("before")}>
        <p>{t("download")}</p>
        <div className="actions">
          <ButtonLink href={paths.customer.statements()} tone="quiet">
            {t("statements")}
          </ButtonLink>
          <ButtonLink href={paths.customer.personalData()} tone="quiet">
            {t("data")}
          </ButtonLink>
        </div>
      </Panel>
      <Panel title={t("after")}>
        <Consequences />
        {/* Earlier entries are shown with their refusal. */}
        {(!obstacle || form.faults.length > 0) && (
          <Form form={form}>
            <StepUpFields fields={form.fields} needsCode={needsCode} />
            <div className="actions">
              <SubmitButton tone="danger" busy={t("closing")}>
                {t("confirm")}
              </SubmitButton>
              <ButtonLink href={paths.customer.settings()} tone="quiet">
                {t("keep")}
              </ButtonLink>
            </div>
          </Form>
        )}
      </Panel>
    </div>
  );
}

function Consequences() {
  const t = useMessages("accountClosing");
  const { years } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-2">
      <p>{t("signedOut")}</p>
      <p>{t("pending")}</p>
      <p>{years === null ? t("erased") : t("records", { years })}</p>
    </div>
  );
}

/** What keeps the account open, and what to do about it; null if nothing does. */
function useObstacle() {
  const t = useMessages("accountClosing");
  const { availableBalance, totalBalance } = useLoaderData<typeof loader>();
  const { role, currency, payoutsBlockedUntil } = useProfile();
  const support = <a href={paths.contact()}>{t("contactSupport")}</a>;
  if (role === "admin") return <Banner tone="info">{t("staff")}</Banner>;
  if (payoutsBlockedUntil)
    return (
      <Banner tone="warning" action={support}>
        {t("blocked")}
      </Banner>
    );
  if (totalBalance <= 0) return null;
  const amount = <MoneyText amount={totalBalance} currency={currency} />;
  return availableBalance > 0 ? (
    <Banner tone="info" action={<a href={paths.customer.withdrawal()}>{t("withdraw")}</a>}>
      {t("withdrawFirst", { amount })}
    </Banner>
  ) : (
    <Banner tone="info">
      {t("moneyLeft", { amount, link: (text) => <a href={paths.contact()}>{text}</a> })}
    </Banner>
  );
}
