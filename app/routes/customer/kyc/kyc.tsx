// Identity documents: they can be uploaded, and uploaded again, whatever the status is.
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { KycUploadBody } from "~server/features/kyc/schemas";
import { api } from "~/platform/api/api.server";
import { submitFiles } from "~/platform/posts/submit-files.server";
import { useFormReply, useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { SuccessDialog } from "~/ui/success-dialog";
import { useProfile } from "../profiles/use-profile";
import { useMessages, useLocale } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { z } from "zod";
import type { Profile, User } from "~server/features/users/schemas";
import { Banner } from "~/ui/banner";
import { KycBanner } from "./kyc-banner";
import { UploadedDocuments } from "../documents/uploaded-documents";
import { limits } from "~server/kernel/limits";
import { documentTypeLabel, documentTypes } from "~server/features/users/labels";
import { SelectField } from "~/form/choice-fields";
import { FileField } from "~/form/file-field";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { UploadProgress } from "~/form/upload-progress";

export const handle = {
  title: pageText("kyc", "title"),
} satisfies PageHandle;

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submitFiles(request, {
    schema: KycUploadBody,
    fileFields: { files: { ids: "pendingUploads" } },
  });
  if (!submission.ok) return submission.reply;
  const answer = await api(request).users.uploadKyc({
    body: kycBodyOf(submission.value),
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirect(paths.customer.kycSubmitted(), 303);
}

export default function KycPage() {
  const t = useMessages("kyc");
  const profile = useProfile();
  const reply = useFormReply();
  const [search] = useSearchParams();
  const hasJustSubmitted =
    !reply && search.has("submitted") && profile.kycStatus !== "not_submitted";
  return (
    <div className="form-page">
      <PageHeading title={t("title")} lead={t("lead")} />
      {hasJustSubmitted && (
        <SuccessDialog
          title={t("uploaded")}
          message={profile.kycStatus === "approved" ? t("stillVerified") : t("pending")}
          href={paths.customer.dashboardNews()}
          leaveAfterMs={2000}
          stayHref={paths.customer.kyc()}
        />
      )}
      <KycStatusPanel person={profile} />
      <LevelLine level={profile.level} />
      <Panel title={profile.kycUrls.length > 0 ? t("uploadMore") : t("upload")}>
        <KycForm isEmailed={profile.emailVerified === true} />
      </Panel>
    </div>
  );
}

/** Undefined if the backend has no levels. */
function LevelLine({ level }: Pick<Profile, "level">) {
  const t = useMessages("limits");
  if (level === undefined) return null;
  return (
    <p className="mb-5">
      {t("yourLevel", { level })}. {level === 1 && <>{t("toLevelTwo")} </>}
      <a href={paths.customer.limits()}>{t("seeLimits")}</a>
    </p>
  );
}

/** The upload as the call's multipart body. */
function kycBodyOf({
  documentType,
  files,
  pendingUploads,
}: z.output<typeof KycUploadBody>): FormData {
  const body = new FormData();
  body.set("documentType", documentType);
  for (const file of files) body.append("files", file);
  if (pendingUploads) body.set("pendingUploads", pendingUploads);
  return body;
}

type Person = Pick<User, "kycStatus" | "kycReason" | "kycUrls">;

/** The status of the verification, and its documents. */
function KycStatusPanel({ person }: { person: Person }) {
  const t = useMessages("kyc");
  return (
    <>
      {person.kycStatus === "approved" ? (
        <Banner tone="success">
          <p>{t("verified")}</p>
          <p className="weight-plain">{t("verifiedHint")}</p>
        </Banner>
      ) : (
        person.kycStatus !== "not_submitted" && <KycBanner person={person} />
      )}
      {person.kycUrls.length > 0 && <UploadedDocuments documents={person.kycUrls} />}
    </>
  );
}

const megabytes = limits.fileMaximumBytes / 1024 / 1024;

/** `isEmailed`: whether the result is also emailed, which takes a confirmed address. */
function KycForm({ isEmailed }: { isEmailed: boolean }) {
  const t = useMessages("kyc");
  const locale = useLocale();
  const choices = documentTypes.map((value) => ({
    value,
    label: documentTypeLabel(value, locale),
  }));
  const form = useFormState({ id: "kyc", names: ["documentType", "files"] });
  return (
    <Form form={form} hasFiles>
      <SelectField
        field={form.fields.documentType}
        label={t("documentType")}
        choices={choices}
        prompt={t("documentPrompt")}
      />
      <FileField
        field={form.fields.files}
        label={t("files")}
        hint={t("filesHint", { megabytes, count: limits.kycFilesMaximum })}
        isMultiple
      />
      <p className="hint">{t(isEmailed ? "reviewFollows" : "reviewFollowsHere")}</p>
      <UploadProgress />
      <div className="actions">
        <SubmitButton busy={t("uploading")}>{t("upload")}</SubmitButton>
      </div>
    </Form>
  );
}
