// A demonstration's page that plays the customer's bank; in production it isn't found.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { simulatedTransferFormFor } from "~server/features/bank-transfers/demonstration-bank-schemas";
import { senders, sentReferences } from "~server/features/bank-transfers/labels";
import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { CheckboxField, RadioGroup } from "~/form/choice-fields";
import { Form } from "~/form/form";
import { MoneyField } from "~/form/money-field";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash, signedIn } from "~/platform/session/session.server";
import { portalMode } from "~/platform/settings.server";
import { PageHeading } from "~/ui/page-heading";
import { pageText } from "~/ui/page-text";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

export const handle = { title: pageText("bankTransfers", "bankTitle") } satisfies PageHandle;

async function accountFor(request: Request) {
  const answer = api(request).bankTransfers.receivingAccounts({ query: {} });
  const found = portalMode() === "demo" ? await loadIfOffered(request, answer) : null;
  const account = found?.accounts[0];
  if (!found || !account) throw new Response("Not found", { status: 404 });
  return { currency: found.currency, bank: account.bank };
}

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return accountFor(request);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const { currency } = await accountFor(request);
  const submission = await submit(request, simulatedTransferFormFor(currency));
  if (!submission.ok) return submission.reply;
  const answer = await api(request).bankTransfers.sendSimulatedTransfer(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.customer.simulatedBank(),
    messagesFor(request, "bankTransfers")("played", { count: answer.value.sent }),
    "info",
  );
}

export default function SimulatedBankPage() {
  const t = useMessages("bankTransfers");
  const { currency, bank } = useLoaderData<typeof loader>();
  const form = useFormState({
    id: "simulated-bank",
    names: ["amount", "reference", "sender", "twice"],
    values: { reference: "right", sender: "own" },
  });
  const { amount, reference, sender, twice } = form.fields;
  return (
    <div className="form-page">
      <PageHeading
        title={t("bankTitle")}
        lead={t("bankLead", { bank })}
        back={{ href: paths.customer.bankTransfer(), label: t("backToDetails") }}
      />
      <Panel>
        <Form form={form}>
          <MoneyField field={amount} label={t("amount")} currency={currency} />
          <RadioGroup
            field={reference}
            label={t("reference")}
            choices={sentReferences.map((value) => ({ value, label: t(`sent.${value}`) }))}
          />
          <RadioGroup
            field={sender}
            label={t("from")}
            choices={senders.map((value) => ({ value, label: t(`from.${value}`) }))}
          />
          <CheckboxField field={twice} isOptional>
            {t("twice")}
          </CheckboxField>
          <div className="actions">
            <SubmitButton busy={t("processing")}>{t("send")}</SubmitButton>
          </div>
        </Form>
      </Panel>
    </div>
  );
}
