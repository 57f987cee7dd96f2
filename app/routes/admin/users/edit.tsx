import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { UserEditForm } from "~server/features/accounts/admin-schemas";
import { rightsForAnyPart } from "~server/kernel/staff-roles";
import type { User } from "~server/features/users/schemas";
import { submit } from "~/platform/posts/submit.server";
import { load } from "~/platform/api/load.server";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { countryChoices } from "~/platform/countries.server";
import { localeOf, messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin, redirectWithFlash } from "~/platform/session/session.server";
import { hasDocuments, reasonMissing } from "../kyc/checked-outside.server";
import { EditUserForm } from "./edit-form";
import { ClosedNotice } from "./closed-notice";
import { PageHeading } from "~/ui/page-heading";
import { NoUser } from "../people/no-user";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

interface Loaded {
  readonly user: User | null;
  readonly countries: ReturnType<typeof countryChoices>["countries"];
}

export const handle = {
  title: pageText("staffUsers", "edit"),
  rights: (loaded, { userId, calls }) => {
    // The type is that of the loader below.
    const { user } = loaded as Loaded;
    if (!user || user.id === userId) return calls["users.edit"];
    return rightsForAnyPart({ role: user.role === "admin" ? "admin" : "user" });
  },
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const answer = await api(request).users.get({ params: { id: params.userId ?? "" } });
  if (!answer.ok && answer.problem.status === 404)
    return data<Loaded>({ user: null, countries: [] }, { status: 404 });
  const { countries } = countryChoices(localeOf(request));
  return data<Loaded>({ user: await load(request, answer), countries });
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, UserEditForm);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const { kycStatus, kycReason } = submission.value;
  if (kycStatus === "approved" && kycReason === undefined && !(await hasDocuments(request, id)))
    return submission.refuse(reasonMissing(request, "kycReason"));
  const answer = await api(request).users.edit({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  const { fullnameRequest } = answer.value;
  const t = messagesFor(request, "staffUsers");
  const isRequested =
    fullnameRequest?.status === "pending" && fullnameRequest.fullname === submission.value.fullname;
  return redirectWithFlash(
    request,
    paths.admin.user(id),
    t(isRequested ? "updatedWithRequest" : "updated"),
  );
}

export default function EditUserPage() {
  const t = useMessages("staffUsers");
  const { user, countries } = useLoaderData<typeof loader>();
  if (!user) return <NoUser title={t("edit")} />;
  if (!user.closedAt) return <EditUserForm user={user} countries={countries} />;
  return (
    <>
      <PageHeading
        title={t("edit")}
        back={{ href: paths.admin.user(user.id), label: t("userDetails") }}
      />
      <ClosedNotice user={user} />
    </>
  );
}
