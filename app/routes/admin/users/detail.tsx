import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { api } from "~/api.server";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { NoUser } from "./no-user";
import { UserFacts } from "./user-facts";
import { UserWallet } from "./user-wallet";

export const handle = { title: "User details" } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.userId ?? "";
  const answer = await api(request).users.get({ params: { id } });
  if (!answer.ok && answer.problem.status === 404) return data({ user: null, wallet: null }, { status: 404 });
  const [user, wallet] = await Promise.all([load(request, Promise.resolve(answer)), api(request).admin.wallet({ params: { id } })]);
  if (!wallet.ok && wallet.problem.code !== "wallet_missing") await load(request, Promise.resolve(wallet));
  return data({ user, wallet: wallet.ok ? wallet.value : null });
}

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
