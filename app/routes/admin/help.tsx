import { limits } from "~server/kernel/limits";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useMayCall } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("staffHelp", "title") } satisfies PageHandle;

const shortcuts = ["n", "p", "q", "a", "r", "/", "?"] as const;
const accessKeys = ["A", "R", "1"] as const;

export default function HelpPage() {
  const canStop = useMayCall("payoutStops.stop");
  const t = useMessages("staffHelp");
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} />
      <Panel title={t("shortcuts")}>
        <KeyTable
          caption={t("shortcuts")}
          keys={shortcuts}
          name={(key) => key}
          effect={(key) => t(`shortcut.${key}`)}
        />
        <p className="hint mt-3">{t("shortcutsHint")}</p>
        <p className="mt-3" hidden>
          <label className="choice">
            <input type="checkbox" data-shortcut-switch />
            <span>{t("shortcutSwitch")}</span>
          </label>
        </p>
      </Panel>
      <Panel title={t("accessKeys")}>
        <KeyTable
          caption={t("accessKeys")}
          keys={accessKeys}
          name={(key) => t("accessKey", { key })}
          effect={(key) => t(`accessKey.${key}`)}
        />
        <p className="hint mt-3">{t("accessKeysHint")}</p>
      </Panel>
      <Panel title={t("where")}>
        <ul className="grid max-w-xl gap-2">
          <li>{t("queues")}</li>
          <li>{t("audit")}</li>
          <li>
            {t("approvals", {
              link: (text) => <a href={paths.admin.approvalRequests()}>{text}</a>,
            })}
          </li>
          <li>{t("viewers")}</li>
          <li>{t("password", { minutes: limits.freshSignInMinutes })}</li>
          <li>
            {t("closedAccounts", {
              link: (text) => <a href={paths.admin.users({ closed: "true" })}>{text}</a>,
            })}
          </li>
          <li>
            {t("blocks", {
              link: (text) =>
                canStop ? <a href={paths.admin.payoutStop()}>{text}</a> : <>{text}</>,
            })}
          </li>
          <li>{t("recovery")}</li>
          <li>{t("waits")}</li>
          <li>
            {t("payouts", {
              link: (text) => <a href={paths.admin.payouts()}>{text}</a>,
            })}
          </li>
          <li>{t("outbox")}</li>
        </ul>
      </Panel>
    </>
  );
}

interface KeyTableProps<Key extends string> {
  caption: string;
  keys: readonly Key[];
  name: (key: Key) => string;
  effect: (key: Key) => string;
}

function KeyTable<Key extends string>({ caption, keys, name, effect }: KeyTableProps<Key>) {
  const t = useMessages("staffHelp");
  const columns: readonly Column<Key>[] = [
    { header: t("key"), place: 1, cell: (key) => <kbd dir="ltr">{name(key)}</kbd> },
    { header: t("action"), place: 7, cell: effect },
  ];
  return <DataTable caption={caption} columns={columns} rows={keys} rowKey={(key) => key} />;
}
