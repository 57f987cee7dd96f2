import type { User } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { Day } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

/** Why nothing can be done here, and for how long the records are kept. */
export function ClosedNotice({ user }: { user: User }) {
  const t = useMessages("staffUsers");
  return (
    <div className="mb-5">
      <Panel
        title={t("closedAccount")}
        actions={<a href={paths.admin.transactions({ person: user.id })}>{t("allTransactions")}</a>}
      >
        <p>
          {t("closedLead")}
          {user.retainedUntil && (
            <> {t("closedRecords", { day: <Day iso={user.retainedUntil} /> })}</>
          )}
        </p>
      </Panel>
    </div>
  );
}
