// A demonstration's bank, for staff: its statement files, and what becomes of payouts. In production it isn't found.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { simulatedFormats } from "~server/features/bank-transfers/labels";
import { dayOf } from "~server/kernel/calendar";
import { optionalCode } from "~server/kernel/schemas/text";
import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { pageText } from "~/ui/page-text";
import { Panel } from "~/ui/panel";
import { Allowed } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";

export const handle = {
  title: pageText("staffBankTransfers", "bankTitle"),
  calls: "bankTransfers.playSentPayouts",
} satisfies PageHandle;

const PlayForm = z.strictObject({ payout: optionalCode(64) });

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const bank = await loadIfOffered(request, api(request).bankTransfers.demonstrationBank());
  if (!bank) throw new Response("Not found", { status: 404 });
  return { ...bank, today: dayOf(Date.now(), "UTC") };
}

/** With a payout, it comes back; without one, all that were sent leave the account. */
export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, PlayForm);
  if (!submission.ok) return submission.reply;
  const { key, value } = submission;
  const { bankTransfers } = api(request);
  const answer = value.payout
    ? await bankTransfers.playReturnedPayout({ params: { id: value.payout }, key })
    : await bankTransfers.playSentPayouts({ key });
  if (!answer.ok) return submission.refuse(answer.problem);
  const t = messagesFor(request, "staffBankTransfers");
  const count = answer.value.lines;
  return redirectWithFlash(request, paths.admin.demonstrationBank(), t("added", { count }));
}

export default function DemonstrationBankPage() {
  const t = useMessages("staffBankTransfers");
  return (
    <>
      <PageHeading title={t("bankTitle")} lead={t("bankLead")} />
      <Files />
      <Allowed call="bankTransfers.playSentPayouts">
        <Payouts />
      </Allowed>
    </>
  );
}

function Files() {
  const t = useMessages("staffBankTransfers");
  const { accounts, today } = useLoaderData<typeof loader>();
  return (
    <Panel title={t("files")}>
      <form className="form" method="get" action={paths.admin.demonstrationStatement()}>
        <div className="field-row">
          <label className="field">
            <span>{t("account")}</span>
            <select className="control" name="account">
              {accounts.map(({ id, currency, bank, lines }) => (
                <option key={id} value={id}>
                  {t("accountName", { currency, bank, lines })}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{t("format")}</span>
            <select className="control" name="format">
              {simulatedFormats.map((format) => (
                <option key={format} value={format}>
                  {t(`format.${format}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="field-row">
          <label className="field">
            <span>{t("firstDay")}</span>
            <input className="control" type="date" name="from" defaultValue={today} required />
          </label>
          <label className="field">
            <span>{t("lastDay")}</span>
            <input className="control" type="date" name="to" defaultValue={today} required />
          </label>
        </div>
        <div className="actions">
          <button className="button primary" type="submit">
            {t("download")}
          </button>
        </div>
      </form>
    </Panel>
  );
}

function Payouts() {
  const t = useMessages("staffBankTransfers");
  const { waiting, payouts } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "demonstration-bank", names: [] });
  const isIdle = waiting === 0 && payouts.length === 0;
  const content = (
    <>
      <p>{t("waiting", { count: waiting })}</p>
      {waiting > 0 && (
        <div className="actions">
          <SubmitButton tone="secondary">{t("takePayouts")}</SubmitButton>
        </div>
      )}
      <PayoutTable />
    </>
  );
  // A form without a button is announced, and can do nothing.
  return (
    <Panel title={t("payouts")}>{isIdle ? content : <Form form={form}>{content}</Form>}</Panel>
  );
}

function PayoutTable() {
  const t = useMessages("staffBankTransfers");
  const { payouts } = useLoaderData<typeof loader>();
  return (
    <DataTable
      caption={t("returnable")}
      rows={payouts}
      rowKey={({ id }) => id}
      empty={<EmptyState icon="send" title={t("noneToReturn")} />}
      columns={[
        { header: t("payout"), place: 1, cell: ({ reference }) => reference },
        { header: t("customer"), cell: ({ fullname }) => fullname },
        {
          header: t("amount"),
          place: 2,
          isNumeric: true,
          cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
        },
        {
          header: t("actions"),
          hidesHeader: true,
          cell: ({ id, reference }) => (
            <SubmitButton tone="quiet" name="payout" value={id}>
              {t("sendBack", { reference })}
            </SubmitButton>
          ),
        },
      ]}
    />
  );
}
