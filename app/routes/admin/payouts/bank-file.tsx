// The file of a released batch: in the response to the post, so that no URL leads back to it.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type z } from "zod";
import { fileFormats, formatsOf, rails } from "~server/features/payouts/batch-labels";
import { FileBody } from "~server/features/payouts/batch-schemas";
import { AccessForm } from "~server/features/sensitive-data/schemas";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin } from "~/platform/session/session.server";
import { loadState } from "~/sign-in/second-factor.server";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { AccessPage } from "../sensitive-data/access-page";
import { inlineFile, accessData } from "../sensitive-data/access.server";
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

export async function loader({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const file = fileIn(params);
  const [{ isOn: needsCode }, batch] = await Promise.all([
    loadState(request),
    load(request, api(request).payouts.batch({ params: { id: params.batch ?? "" } })),
  ]);
  return { batch, file, needsCode };
}

const FileForm = AccessForm.extend({ reason: FileBody.shape.reason }).strip();
type FileForm = z.output<typeof FileForm>;

export const action = ({ request, params }: ActionFunctionArgs) =>
  accessData<FileForm, { address: string; name: string }>(request, FileForm, async (body) => {
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
  const { batch, file, needsCode } = useLoaderData<typeof loader>();
  const { rail, format } = file;
  const seen = useActionData<typeof action>()?.seen;
  const form = useFormState({ id: "bank-file", names: ["reason", "password", "code"] });
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
        form={form}
        needsCode={needsCode}
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
