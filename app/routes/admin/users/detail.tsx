import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { allChanges } from "~server/features/audit/labels";
import type { User } from "~server/features/users/schemas";
import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { loadRecordAudit } from "../audit-log/load-record-audit.server";
import { RecordAudit } from "../audit-log/record-audit";
import { loadQueuePlace } from "../queues/load-queue-place.server";
import { QueueBar } from "../queues/queue-bar";
import { backHref, fromParam } from "../queues/queue-labels";
import { loadShownUser } from "../people/load-shown-user.server";
import { SkipToKycDecision } from "../kyc/kyc-actions";
import { FlagPanel } from "../evidence/flag-list";
import { NotePanel } from "../notes/note-panel";
import { submitPin } from "../notes/pin.server";
import { PinnedNotes } from "../notes/pinned-notes";
import { NoUser } from "../people/no-user";
import { loadViewers } from "../viewers/load-viewers.server";
import { ViewerList } from "../viewers/viewer-list";
import { ExpectedOfUser } from "../bank-transfers/expected-of-user";
import { useEditableParts } from "./editable-parts";
import { LimitPanel } from "../limits/limit-panel";
import { PayeePanel } from "../payees/payee-panel";
import { UserFacts } from "./user-facts";
import { ClosedNotice } from "./closed-notice";
import { UserLinks, UserTransactions, UserWallet } from "./user-wallet";
import { Allowed } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { ApprovalRequest } from "~server/features/approvals/schemas";
import { Panel } from "~/ui/panel";
import { SuspensionState } from "../approval-requests/suspension-state";

export const handle = {
  title: pageText("staffUsers", "userDetails"),
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const from = fromParam(request);
  const id = params.userId ?? "";
  const [shown, place, audit, noteList, expectedList, limits, payeeList] = await Promise.all([
    loadShownUser(request, id),
    loadQueuePlace(request, from, id),
    loadRecordAudit(request, { about: id, action: allChanges }),
    loadIfOffered(request, api(request).notes.list({ params: { id } })),
    loadIfOffered(
      request,
      api(request).bankTransfers.allExpectedDeposits({
        query: { user: id, state: "open", limit: 10, page: 1 },
      }),
    ),
    loadIfOffered(request, api(request).limits.ofUser({ params: { id } })),
    loadIfOffered(request, api(request).wallets.payeesOfUser({ params: { id } })),
  ]);
  const viewers =
    shown.data.user?.kycStatus === "pending" ? await loadViewers(request, "user", id) : [];
  const notes = noteList?.notes ?? null;
  const expected = expectedList?.expectedDeposits ?? [];
  const payees = payeeList?.payees ?? null;
  const suspension = await loadSuspension(request, shown.data.user);
  return data(
    { ...shown.data, from, place, audit, notes, viewers, suspension, expected, limits, payees },
    shown.init ?? {},
  );
}

export const action = (args: ActionFunctionArgs) => submitPin(args);

export default function UserDetailPage() {
  const t = useMessages("staffUsers");
  const { user, wallet, from, place, audit, notes, viewers, suspension, expected, limits, payees } =
    useLoaderData<typeof loader>();
  const pinned = notes?.filter(({ pinnedAt }) => pinnedAt) ?? [];
  if (!user) return <NoUser title={t("userDetails")} />;
  return (
    <>
      <SkipToKycDecision user={user} />
      <PageHeading
        title={t("userDetails")}
        back={{
          href: backHref(from, paths.admin.users()),
          label: from ? t("back") : t("allUsers"),
        }}
        actions={
          <>
            {!user.closedAt && <EditButton user={user} />}
            {user.role !== "admin" && !user.closedAt && (
              <Allowed call="users.remove">
                <ButtonLink tone="danger" href={paths.admin.userDeletion(user.id)}>
                  {t("delete")}
                </ButtonLink>
              </Allowed>
            )}
          </>
        }
      />
      <QueueBar place={place} />
      {user.kycStatus === "pending" && <ViewerList viewers={viewers} />}
      {pinned.length > 0 && (
        <div className="mb-5">
          <PinnedNotes notes={pinned} />
        </div>
      )}
      <Outlet context={{ user, wallet, from }} />
      {user.nameFlags && (
        <div className="mb-5">
          <FlagPanel flags={user.nameFlags} title={t("nameFlags")} />
        </div>
      )}
      {user.closedAt && <ClosedNotice user={user} />}
      {suspension && <SuspensionPanel request={suspension} />}
      <UserFacts user={user} from={from}>
        {!user.closedAt && <UserWallet userId={user.id} wallet={wallet} />}
      </UserFacts>
      {!user.closedAt && <UserTransactions userId={user.id} wallet={wallet} />}
      <LimitPanel userId={user.id} limits={limits} isClosed={user.closedAt !== undefined} />
      <PayeePanel userId={user.id} payees={payees} />
      <ExpectedOfUser expected={expected} />
      <UserLinks user={user} />
      <NotePanel userId={user.id} notes={notes} from={from} />
      <RecordAudit audit={audit} of={{ about: user.id, action: allChanges }} />
    </>
  );
}

function EditButton({ user }: { user: User }) {
  const t = useMessages("staffUsers");
  if (!Object.values(useEditableParts(user)).includes(true)) return null;
  return (
    <ButtonLink tone="secondary" href={paths.admin.userEdit(user.id)}>
      {t("editButton")}
    </ButtonLink>
  );
}

/** The suspension of a staff member that no other owner has confirmed; null if there is none. */
async function loadSuspension(request: Request, user: User | null) {
  if (user?.role !== "admin" || user.accountStatus === "active") return null;
  const query = { state: "open", limit: 100 } as const;
  const open = await loadIfOffered(request, api(request).approvalRequests.list({ query }));
  return open?.approvalRequests.find((one) => one.suspension && one.user === user.id) ?? null;
}

/** Until when a staff member is suspended, and where owners decide about it. */
function SuspensionPanel({ request }: { request: ApprovalRequest }) {
  const t = useMessages("staffApprovalRequests");
  return (
    <div className="mb-5">
      <Panel
        title={t("suspension.title")}
        actions={<a href={paths.admin.approvalRequest(request.id)}>{t("suspension.view")}</a>}
      >
        <SuspensionState request={request} />
      </Panel>
    </div>
  );
}
