import type { Evidence } from "~server/features/evidence/schemas";
import { Icon } from "~/ui/icon";
import { Panel } from "~/ui/panel";

type Flags = Evidence["flags"];

const severities = {
  warning: { label: "Warning", tone: "red", icon: "flag" },
  notice: { label: "Note", tone: "yellow", icon: "dash" },
} as const;

export function FlagPanel({ flags }: { flags: Flags }) {
  return (
    <Panel title="Flags">
      <FlagList flags={flags} />
    </Panel>
  );
}

/** What is unusual about a transaction, each with its severity in words. */
export function FlagList({ flags }: { flags: Flags }) {
  if (flags.length === 0) return <p className="text-muted">None</p>;
  return (
    <ul className="flags">
      {flags.map(({ code, severity, message }) => {
        const { label, tone, icon } = severities[severity];
        return (
          <li key={code}>
            <span className={`badge ${tone}`}>
              <Icon name={icon} />
              {label}
            </span>
            <span className="wrap-anywhere">{message}</span>
          </li>
        );
      })}
    </ul>
  );
}
