import { limits } from "~server/kernel/limits";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";

export const handle = { title: "Help" } satisfies PageHandle;

interface Shortcut {
  keys: string;
  does: string;
}

const keys: readonly Shortcut[] = [
  { keys: "n", does: "Next in the queue, or the next page of a list" },
  { keys: "p", does: "Previous in the queue, or the page before" },
  {
    keys: "q",
    does: "On the dashboard, to the first review queue in which something waits. Press Enter to open it.",
  },
  { keys: "a", does: "To the Approve button. Press Enter to use it." },
  { keys: "r", does: "Opens the question of Reject or Refuse, with its reason to type" },
  { keys: "/", does: "To the search of a list, or on other pages of everything" },
  { keys: "?", does: "This page" },
];

const columns: readonly Column<Shortcut>[] = [
  { header: "Key", place: 1, cell: ({ keys }) => <kbd>{keys}</kbd> },
  { header: "Does", place: 7, cell: ({ does }) => does },
];

export default function HelpPage() {
  return (
    <>
      <PageHeading
        title="Help"
        lead="Keys for whoever works here all day. A key moves on or moves the focus; it never decides anything."
      />
      <Panel title="Keyboard shortcuts">
        <DataTable
          caption="Keyboard shortcuts"
          columns={columns}
          rows={keys}
          rowKey={({ keys }) => keys}
        />
        <p className="hint mt-3">
          They need scripts, and are silent while you type or a dialog is open. Everything they do,
          links and buttons do, too.
        </p>
        <p className="mt-3" hidden>
          <label className="choice">
            <input type="checkbox" data-shortcut-switch />
            <span>Use these keys in this browser</span>
          </label>
        </p>
      </Panel>
      <Panel title="Where to find what">
        <ul className="grid gap-2">
          <li>
            What waits for a decision, the longest waiting first, is on the dashboard under Review
            queues. After each decision the next one opens.
          </li>
          <li>
            Who did what, and each sight of sensitive data, is in the audit log; the page of a
            person, transaction or wallet shows its own history.
          </li>
          <li>
            What takes two people waits under{" "}
            <a href={paths.admin.proposals()}>Approval requests</a>: changes of staff where there is
            another owner, money at or above the approval thresholds, and changes of balances where
            the operator asks for two.
          </li>
          <li>
            Where a colleague has the same item open, the lists and its page say so. It locks
            nothing: whoever decides first decides.
          </li>
          <li>
            Decisions ask for your password again {limits.freshSignInMinutes} minutes after you last
            typed it. What you filled in comes back, ready to send.
          </li>
          <li>
            A customer who is deleted in production has a{" "}
            <a href={paths.admin.users({ closed: "true" })}>closed account</a>: nobody can sign in
            to it, and its records are kept until the day on the customer&apos;s page.
          </li>
          <li>
            Mail that could not be sent is in the outbox, with the reason and a button to try again.
          </li>
        </ul>
      </Panel>
    </>
  );
}
