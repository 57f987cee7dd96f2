import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StaffRolesForm, type StaffMember } from "~server/features/staff/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { VersionField } from "~/form/version-field";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { MemberReasonField } from "./member-reason-field";
import { RoleFields, roleNames, checkedRoles } from "./role-fields";
import { SecondOwnerHint } from "./second-owner-hint";
import { PersonName, personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffMembers", "changeRoles"),
  calls: "staff.changeRoles",
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { staff } = await load(request, api(request).staff.list());
  const member = staff.find(({ id }) => id === params.member) ?? null;
  return data({ member, staff }, member ? {} : { status: 404 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, StaffRolesForm);
  if (!submission.ok) return submission.reply;
  const id = params.member ?? "";
  const answer = await api(request).staff.changeRoles({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  return redirectWithFlash(
    request,
    paths.admin.staff(),
    messagesFor(request, "staffMembers")("rolesChanged"),
  );
}

export default function StaffRolesPage() {
  const t = useMessages("staffMembers");
  const { member, staff } = useLoaderData<typeof loader>();
  if (member) return <RolesForm member={member} staff={staff} />;
  return (
    <>
      <PageHeading
        title={t("changeRoles")}
        back={{ href: paths.admin.staff(), label: t("allStaff") }}
      />
      <EmptyState icon="badge" title={t("noSuchMemberTitle")}>
        {t("noSuchMember")}
      </EmptyState>
    </>
  );
}

interface Props {
  member: StaffMember;
  staff: readonly StaffMember[];
}

function RolesForm({ member, staff }: Props) {
  const t = useMessages("staffMembers");
  const form = useFormState({
    id: "staff-roles",
    names: [...roleNames, "reason"],
    values: checkedRoles(member.roles),
  });
  return (
    <FormPage
      title={t("changeRoles")}
      lead={
        <span className="wrap-anywhere">
          <PersonName fullname={member.fullname} staffId={member.staffId} />, {member.email}
        </span>
      }
      form={form}
    >
      <VersionField version={member.version} />
      <RoleFields fields={form.fields} />
      <p className="hint">{t("rolesEffect", { name: personLabel(member) })}</p>
      <MemberReasonField field={form.fields.reason} />
      <SecondOwnerHint staff={staff} />
      <div className="actions">
        <SubmitButton busy={t("saving")}>{t("saveRoles")}</SubmitButton>
        <ButtonLink tone="quiet" href={paths.admin.staff()}>
          {t("cancel")}
        </ButtonLink>
      </div>
    </FormPage>
  );
}
