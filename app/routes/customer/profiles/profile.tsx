// The user's own details: full name, username, phone and address.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ProfileForm } from "~server/features/accounts/admin-schemas";
import { languageChoices } from "~server/locales/languages";
import { languageIn, withOtherDigits } from "~server/locales/locale";
import { addressNames, addressValues } from "~/form/address-fields";
import { submit } from "~/platform/posts/submit.server";
import { useFormReply, useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { countryChoices } from "~/platform/countries.server";
import { localeOf, messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedIn } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { DigitChoice, LanguageChoice } from "~/ui/language-choice";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { SuccessDialog } from "~/ui/success-dialog";
import { PendingEmailPanel } from "./pending-email-panel";
import { useProfile } from "./use-profile";
import { ProfileFields } from "./profile-fields";
import { SettingsNav } from "./settings-nav";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { Profile } from "~server/features/users/schemas";
import { Instant } from "~/ui/instant";

export const handle = { title: pageText("profiles", "settings") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const change = await api(request).users.emailChange();
  return {
    ...countryChoices(localeOf(request)),
    pending: change.ok ? change.value.pending : undefined,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submit(request, ProfileForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).users.editProfile(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.isUnchanged)
    return redirectWithFlash(
      request,
      paths.customer.settings(),
      messagesFor(request, "profiles")("nothingChanged"),
      "info",
    );
  return redirect(paths.customer.settingsSaved(), 303);
}

export default function ProfilePage() {
  const t = useMessages("profiles");
  const profile = useProfile();
  const emailChange = useMessages("emailChange");
  const { countries, pending } = useLoaderData<typeof loader>();
  const {
    fullname,
    fullnameRequest,
    username,
    phoneNumber,
    timeZone = "UTC",
    address,
    email,
    emailVerified,
  } = profile;
  const isRequested = fullnameRequest?.status === "pending";
  const reply = useFormReply();
  const [search] = useSearchParams();
  const form = useFormState({
    id: "profile",
    names: ["fullname", "username", "phoneNumber", "timeZone", ...addressNames],
    values: {
      fullname,
      username,
      phoneNumber,
      timeZone,
      ...addressValues(address),
    },
  });
  const nameHint = profile.isAdmin ? t("nameHintStaff") : t("nameHint");
  return (
    <>
      {!reply && search.has("updated") && <Notice tone="success" text={t("updated")} />}
      <div className="form-page">
        <PageHeading
          title={t("settings")}
          lead={t("lead")}
          tabs={<SettingsNav current="profile" />}
        />
        {!reply && search.has("saved") && (
          <SuccessDialog
            title={t("updated")}
            message={isRequested ? t("savedWithRequest") : t("saved")}
            href={paths.customer.settingsUpdated()}
            leaveAfterMs={3000}
          />
        )}
        <NameRequestPanel {...profile} />
        {pending && (
          <PendingEmailPanel pending={pending} email={email}>
            <ButtonLink tone="secondary" href={paths.customer.emailChange()}>
              {emailChange("viewPending")}
            </ButtonLink>
          </PendingEmailPanel>
        )}
        <Panel>
          <ProfileFields
            form={form}
            countries={countries}
            email={email}
            isVerified={emailVerified ?? false}
            isStaff={profile.role === "admin"}
            nameHint={profile.fullnameNeedsApproval ? nameHint : undefined}
          />
        </Panel>
        <LanguagePanel />
      </div>
    </>
  );
}

/** Nothing where one language is offered, whose readers write one kind of digits. */
function LanguagePanel() {
  const t = useMessages("profiles");
  const hasDigits = withOtherDigits(languageIn(useLocale())) !== undefined;
  if (languageChoices().length === 0 && !hasDigits) return null;
  return (
    <Panel>
      <LanguageChoice />
      <DigitChoice />
      <p className="hint">{t("languageHint")}</p>
    </Panel>
  );
}

type Props = Pick<Profile, "fullname" | "fullnameRequest" | "isAdmin">;

/** The requested name while it waits, or why it was rejected. */
function NameRequestPanel({ fullname, fullnameRequest: request, isAdmin }: Props) {
  const t = useMessages("profiles");
  if (!request) return null;
  const name = <bdi>{request.fullname}</bdi>;
  const isPending = request.status === "pending";
  return (
    <Panel title={isPending ? t("namePending") : t("nameRejected")}>
      <div className="grid gap-4 wrap-anywhere">
        {isPending ? (
          <>
            <p>{t("nameRequested", { name, time: <Instant iso={request.createdAt} /> })}</p>
            <p>
              {isAdmin ? t("nameWaitsForOwner") : t("nameWaits")}{" "}
              {t("nameStays", { name: <bdi>{fullname}</bdi> })}
            </p>
            <div className="actions">
              <ButtonLink tone="secondary" href={paths.customer.nameRequestCancellation()}>
                {t("cancelNameRequest")}
              </ButtonLink>
            </div>
          </>
        ) : (
          <>
            <p>
              {t("nameWasRejected", {
                name,
                time: <Instant iso={request.decidedAt ?? request.createdAt} />,
              })}{" "}
              {t("nameUnchanged", { name: <bdi>{fullname}</bdi> })}
            </p>
            {request.reason && <p>{t("rejectionReason", { reason: request.reason })}</p>}
          </>
        )}
      </div>
    </Panel>
  );
}
