// The payment page of the simulated gateway, with a button for each outcome.
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SimulationBody } from "~server/features/crypto-payments/schemas";
import { payerActionsFor } from "~server/features/crypto-payments/payer-labels";
import { api } from "~/platform/api/api.server";
import { FieldError } from "~/form/field-frame";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn, redirectWithFlash } from "~/platform/session/session.server";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { isPayable, stageOf, nextStep } from "~/ui/payment-labels";
import { StatusBadge } from "~/ui/status-badge";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "../site/public-frame";

export const handle = { title: pageText("paymentSimulator", "title") } satisfies PageHandle;

export async function loader({ request, params: { orderNumber: id = "" } }: LoaderFunctionArgs) {
  await signedIn(request);
  return load(request, api(request).payments.simulated({ params: { id } }));
}

export async function action({ request, params: { orderNumber: id = "" } }: ActionFunctionArgs) {
  await signedIn(request);
  const submission = await submit(request, SimulationBody);
  await load(request, api(request).payments.simulated({ params: { id } }));
  if (!submission.ok) return submission.reply;
  const answer = await api(request).payments.simulate({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.simulatedGateway(id),
    messagesFor(request, "paymentSimulator")(`done.${submission.value.move}`),
    "info",
  );
}

export default function SimulatedGatewayPage() {
  const t = useMessages("paymentSimulator");
  const labels = useMessages("labels");
  const states = useMessages("paymentStates");
  const payment = useLoaderData<typeof loader>();
  const form = useFormState({ id: "simulated", names: ["move"] });
  const {
    amount,
    currency,
    cryptoAmount = "–",
    cryptoCurrency,
    cryptoReceived,
    cryptoOrderNumber,
    cryptoExpiresAt,
    status,
  } = payment;
  const moves = payerActionsFor(status);
  const heading = moves.length > 0 ? t("simulate") : t("closed");
  const facts = [
    { term: labels("amount"), value: <MoneyText amount={amount} currency={currency} /> },
    {
      term: t("amountDue"),
      value: isPayable(payment) ? `${cryptoAmount} ${cryptoCurrency}` : undefined,
    },
    { term: t("received"), value: `${cryptoReceived} ${cryptoCurrency}` },
    { term: t("order"), value: cryptoOrderNumber },
    {
      term: t("expires"),
      value: isPayable(payment) ? <Instant iso={cryptoExpiresAt} /> : undefined,
    },
    { term: labels("status"), value: <StatusBadge {...stageOf(states, payment)} /> },
  ].filter(({ value }) => value !== undefined);
  return (
    <PublicFrame isSignedIn>
      <div className="form-page">
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
        <Panel>
          <DefinitionList items={facts} />
        </Panel>
        <Panel title={heading}>
          <p className="mb-4">{nextStep(states, payment)}</p>
          {moves.length > 0 && (
            <Form form={form}>
              <FieldError field={form.fields.move} />
              <div
                id={form.fields.move.id}
                className="grid gap-3 sm:grid-cols-2"
                role="group"
                aria-label={heading}
                tabIndex={-1}
              >
                {moves.map((move) => (
                  <SubmitButton
                    key={move}
                    tone={move === "pay_in_full" ? "primary" : "secondary"}
                    name="move"
                    value={move}
                  >
                    {t(`move.${move}`)}
                  </SubmitButton>
                ))}
              </div>
            </Form>
          )}
        </Panel>
        <div className="form-page-after">
          <a href={paths.customer.payment(cryptoOrderNumber)}>{t("backToPayment")}</a> ·{" "}
          <a href={paths.customer.transaction(payment.transaction.id)}>{t("viewTransaction")}</a> ·{" "}
          <a href={paths.customer.wallet()}>{t("backToWallet")}</a>
        </div>
      </div>
    </PublicFrame>
  );
}
