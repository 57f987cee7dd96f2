import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { loadShownUser } from "./load-shown-user.server";
import { NoUser } from "./no-user";
import { UserFacts } from "./user-facts";
import { UserWallet } from "./user-wallet";

export const handle = { title: "User details" } satisfies PageHandle;

export const loader = ({ request, params }: LoaderFunctionArgs) => loadShownUser(request, params.userId);

export default function UserDetailPage() {
  const { user, wallet } = useLoaderData<typeof loader>();
  if (!user) return <NoUser title="User details" />;
  return (
    <>
      <PageHeading
        title="User details"
        back={{ href: paths.admin.users(), label: "All users" }}
        actions={
          <>
            <ButtonLink tone="secondary" href={paths.admin.userEdit(user.id)}>
              Edit
            </ButtonLink>
            <ButtonLink tone="danger" href={paths.admin.userDeletion(user.id)}>
              Delete user
            </ButtonLink>
          </>
        }
      />
      <Outlet context={{ user, wallet }} />
      <UserFacts user={user} />
      <UserWallet userId={user.id} wallet={wallet} />
    </>
  );
}
