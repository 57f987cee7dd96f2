import type { Evidence } from "~server/features/evidence/schemas";
import { Icon } from "~/ui/icon";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

type Flags = Evidence["flags"];

const severities = {
  warning: { tone: "red", icon: "flag" },
  notice: { tone: "yellow", icon: "dash" },
} as const;

export function FlagPanel({ flags, title }: { flags: Flags; title?: string }) {
  const t = useMessages("staffCustomer");
  return (
    <Panel title={title ?? t("flags")}>
      <FlagList flags={flags} />
    </Panel>
  );
}

/** The flags of a transaction, each with its severity as text. */
export function FlagList({ flags }: { flags: Flags }) {
  const t = useMessages("staffCustomer");
  if (flags.length === 0) return <p className="text-muted">{t("none")}</p>;
  return (
    <ul className="flags">
      {flags.map(({ code, severity, message }) => {
        const { tone, icon } = severities[severity];
        return (
          <li key={code}>
            <span className={`badge ${tone}`}>
              <Icon name={icon} />
              {t(`severity.${severity}`)}
            </span>
            <span className="wrap-anywhere">{message}</span>
          </li>
        );
      })}
    </ul>
  );
}
