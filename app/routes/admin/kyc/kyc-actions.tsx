import { rightForPart } from "~server/kernel/staff-roles";
import type { User } from "~server/features/users/schemas";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { VersionField } from "~/form/version-field";
import { approveId, RejectLink, SkipToDecision } from "../queues/decision-keys";
import { ButtonLink } from "~/ui/button-link";
import { useHasRight } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";

/** Whether the signed-in staff member can review this user's documents now. */
export function useCanDecideKyc({
  role,
  kycStatus,
  closedAt,
}: Pick<User, "role" | "kycStatus" | "closedAt">): boolean {
  const right = rightForPart({ role: role === "admin" ? "admin" : "user" }, "kyc");
  return useHasRight(right) && kycStatus === "pending" && closedAt === undefined;
}

/** At the top of a page with that decision. */
export function SkipToKycDecision({ user }: { user: User }) {
  return useCanDecideKyc(user) && user.kycUrls.length > 0 ? <SkipToDecision /> : null;
}

/** The decision about a user's documents while they are pending. */
export function KycActions({
  user: { id, kycUrls, version },
  from,
}: {
  user: User;
  from: string | undefined;
}) {
  const t = useMessages("staffKyc");
  const form = useFormState({ id: "approve-kyc", names: [], reply: null });
  return (
    <>
      {kycUrls.length === 0 && (
        <ButtonLink tone="secondary" href={paths.admin.kycApproval(id, from)}>
          {t("approveOutside")}
        </ButtonLink>
      )}
      {kycUrls.length > 0 && (
        <Form form={form} action={paths.admin.kycApproval(id, from)}>
          {version !== undefined && <VersionField version={version} />}
          <SubmitButton id={approveId} tone="success" busy={t("processing")}>
            {t("approve")}
          </SubmitButton>
        </Form>
      )}
      <RejectLink
        href={`${paths.admin.kycRejection(id, from)}#kyc-rejection-reason`}
        canApprove={kycUrls.length > 0}
      >
        {t("reject")}
      </RejectLink>
    </>
  );
}
