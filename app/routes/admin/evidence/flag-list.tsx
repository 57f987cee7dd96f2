import { Fragment } from "react";
import type { Evidence } from "~server/features/evidence/schemas";
import { paths } from "~/platform/paths";
import { Icon } from "~/ui/icon";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

type Flags = Evidence["flags"];
type Customers = NonNullable<Flags[number]["customers"]>;

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
      {flags.map(({ severity, message, customers }) => {
        const { tone, icon } = severities[severity];
        return (
          <li key={message}>
            <span className={`badge ${tone}`}>
              <Icon name={icon} />
              {t(`severity.${severity}`)}
            </span>
            <span className="wrap-anywhere">
              {message}
              {customers && <OtherCustomers customers={customers} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** In a row of a list: how many of each severity in one line, which opens to the flags. */
export function FoldedFlags({ flags }: { flags: Flags }) {
  const t = useMessages("staffCustomer");
  if (flags.length === 0) return <span className="text-muted">{t("noFlags")}</span>;
  return (
    <details className="folded-flags">
      <summary>
        {(["warning", "notice"] as const).map((severity) => {
          const count = flags.filter((flag) => flag.severity === severity).length;
          const { tone, icon } = severities[severity];
          return (
            count > 0 && (
              <span key={severity} className={`badge ${tone}`}>
                <Icon name={icon} />
                {t(`count.${severity}`, { count })}
              </span>
            )
          );
        })}
      </summary>
      <FlagList flags={flags} />
    </details>
  );
}

function OtherCustomers({ customers }: { customers: Customers }) {
  return customers.map(({ id, fullname }, at) => (
    <Fragment key={id}>
      {at === 0 ? ": " : ", "}
      <a href={paths.admin.user(id)}>{fullname}</a>
    </Fragment>
  ));
}
