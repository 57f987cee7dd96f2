// The file of a released batch: in the response to the post, so that no URL leads back to it.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fileFormats, formatsOf, rails } from "~server/features/payouts/batch-labels";
import { FileBody } from "~server/features/payouts/batch-schemas";
import { AccessForm } from "~server/features/sensitive-data/schemas";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { AccessPage } from "../sensitive-data/access-page";
import { inlineFile, accessData, loadToAccess } from "../sensitive-data/access.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayouts", "fileTitle"),
  calls: "payouts.batchFile",
} satisfies PageHandle;

/** The rail and the format of the address. */
function fileIn(params: Record<string, string | undefined>) {
  const rail = rails.find((known) => known === params.rail);
  const format = fileFormats.find((known) => known === params.format);
  const offered: readonly string[] = rail ? formatsOf[rail] : [];
  if (!rail || !format || !offered.includes(format))
    throw new Response("Not found", { status: 404, statusText: "Not found" });
  return { rail, format };
}

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  loadToAccess(request, async () => ({
    file: fileIn(params),
    batch: await load(request, api(request).payouts.batch({ params: { id: params.batch ?? "" } })),
  }));

const FileForm = AccessForm.extend({ reason: FileBody.shape.reason }).strip();

export const action = accessData(FileForm, async (body, { request, params }) => {
  const answer = await api(request).payouts.batchFile({
    params: { id: params.batch ?? "" },
    body: { ...fileIn(params), reason: body.reason },
  });
  if (!answer.ok) return answer;
  const disposition = answer.value.headers.get("Content-Disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "payouts";
  return { ok: true, value: { address: await inlineFile(answer.value), name } };
});

export default function BankFilePage() {
  const t = useMessages("staffPayouts");
  const { batch, file } = useLoaderData<typeof loader>();
  const { rail, format } = file;
  const seen = useActionData<typeof action>()?.seen;
  const lead = t("fileLead", {
    rail: t(`rail.${rail}`),
    format: t(`format.${format}`),
    reference: batch.reference,
  });
  const back = paths.admin.payoutBatch(batch.id);
  if (!seen)
    return (
      <AccessPage
        title={t("fileTitle")}
        lead={lead}
        formId="bank-file"
        backHref={back}
        hint={t("fileReasonHint")}
        confirm={t("continue")}
      />
    );
  return (
    <div className="form-page">
      <h1>{t("fileTitle")}</h1>
      <p className="lead">{lead}</p>
      <p className="hint">{t(`formatUse.${format}`)}</p>
      <div className="mt-4 mb-5">
        <Banner tone="info">{t("fileReady")}</Banner>
      </div>
      <div className="actions">
        <a className="button primary" href={seen.address} download={seen.name}>
          {t("saveFile", { name: seen.name })}
        </a>
        <ButtonLink tone="quiet" href={back}>
          {t("backToBatch")}
        </ButtonLink>
      </div>
    </div>
  );
}
