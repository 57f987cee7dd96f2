import type { User } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { Day } from "~/ui/instant";
import { Panel } from "~/ui/panel";

/** Why nothing can be done here, and for how long the records are kept. */
export function ClosedNotice({ user }: { user: User }) {
  return (
    <div className="mb-5">
      <Panel
        title="Closed account"
        actions={<a href={paths.admin.transactions({ person: user.id })}>All transactions</a>}
      >
        <p>
          This person can&apos;t sign in, and nothing about the account can be changed. It
          can&apos;t be opened again.
          {user.retainedUntil && (
            <>
              {" "}
              Its records are kept until <Day iso={user.retainedUntil} /> and then erased.
            </>
          )}
        </p>
      </Panel>
    </div>
  );
}
