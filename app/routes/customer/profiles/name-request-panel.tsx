import type { Profile } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

type Props = Pick<Profile, "fullname" | "fullnameRequest" | "isAdmin">;

/** The requested name while it waits, or why it was rejected. */
export function NameRequestPanel({ fullname, fullnameRequest: request, isAdmin }: Props) {
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
