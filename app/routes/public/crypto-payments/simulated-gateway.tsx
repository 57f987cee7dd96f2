// The payment page of the simulated gateway: buttons in place of a wallet that pays.
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SimulationBody } from "~server/features/crypto-payments/schemas";
import { payerActionsFor, payerActionLabels } from "~server/features/crypto-payments/payer-labels";
import { api } from "~/platform/api/api.server";
import { FieldError } from "~/form/field-frame";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn, redirectWithFlash } from "~/platform/session/session.server";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { isToBePaid, stageOf, nextStep } from "~/ui/payment-labels";
import { StatusBadge } from "~/ui/status-badge";
import { PublicFrame } from "../public-frame";

export const handle = { title: "Simulated payment page" } satisfies PageHandle;

export async function loader({ request, params: { orderNumber: id = "" } }: LoaderFunctionArgs) {
  await signedIn(request);
  return load(request, api(request).payments.simulated({ params: { id } }));
}

export async function action({ request, params: { orderNumber: id = "" } }: ActionFunctionArgs) {
  await signedIn(request);
  await load(request, api(request).payments.simulated({ params: { id } }));
  const submission = await submit(request, SimulationBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).payments.simulate({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.simulatedGateway(id),
    payerActionLabels[submission.value.move].done,
    "info",
  );
}

export default function SimulatedGatewayPage() {
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
  const heading = moves.length > 0 ? "What does the payer do?" : "This payment is over";
  const facts = [
    { term: "Amount", value: <MoneyText amount={amount} currency={currency} /> },
    {
      term: "To pay",
      value: isToBePaid(payment) ? `${cryptoAmount} ${cryptoCurrency}` : undefined,
    },
    { term: "Received", value: `${cryptoReceived} ${cryptoCurrency}` },
    { term: "Order", value: cryptoOrderNumber },
    {
      term: "Pay before",
      value: isToBePaid(payment) ? <Instant iso={cryptoExpiresAt} /> : undefined,
    },
    { term: "Status", value: <StatusBadge {...stageOf(payment)} /> },
  ].filter(({ value }) => value !== undefined);
  return (
    <PublicFrame isSignedIn>
      <div className="form-page">
        <h1>Simulated payment page</h1>
        <p className="lead">
          Nobody is paid and no coin moves. At a real gateway you would pay from your own wallet
          now.
        </p>
        <Panel>
          <DefinitionList items={facts} />
        </Panel>
        <Panel title={heading}>
          <p className="mb-4">{nextStep(payment)}</p>
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
                    {payerActionLabels[move].button}
                  </SubmitButton>
                ))}
              </div>
            </Form>
          )}
        </Panel>
        <div className="form-page-after">
          <a href={paths.customer.payment(cryptoOrderNumber)}>Back to your payment</a> ·{" "}
          <a href={paths.customer.transaction(payment.transaction.id)}>View transaction</a> ·{" "}
          <a href={paths.customer.wallet()}>Back to wallet</a>
        </div>
      </div>
    </PublicFrame>
  );
}
