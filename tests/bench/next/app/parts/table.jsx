import Link from "next/link";
import { Icon } from "./icons";

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" });
const statuses = {
  pending: { color: "yellow", icon: "clock", label: "Pending" },
  successful: { color: "green", icon: "check", label: "Successful" },
  failed: { color: "red", icon: "cross", label: "Failed" },
};
const words = { deposit: "Deposit", withdrawal: "Withdrawal", card: "Card", bank: "Bank transfer" };
const labelFor = (key) => words[key] ?? key.replaceAll("_", " ");

const columns = [
  {
    header: "Date",
    className: "place-3",
    cell: ({ created_at: at }) => (
      <time dateTime={new Date(at).toISOString()}>
        <span className="whitespace-nowrap">{day.format(at)}</span>{" "}
        <span className="second-line whitespace-nowrap">{time.format(at)} UTC</span>
      </time>
    ),
  },
  {
    header: "Reference",
    className: "place-5",
    cell: ({ id, reference }, list) => (
      <span className="whitespace-nowrap">
        <Link href={`${list}/${id}`}>{reference}</Link>
      </span>
    ),
  },
  {
    header: "Type",
    className: "place-1",
    cell: ({ type, action }) => (
      <span>
        {labelFor(type)}{" "}
        <span className="second-line md:whitespace-nowrap">{labelFor(action)}</span>
      </span>
    ),
  },
  {
    header: "Method",
    className: "place-6",
    cell: ({ payment_method: method }) => (method ? labelFor(method) : "–"),
  },
  {
    header: "Amount",
    className: "numeric place-2",
    isNumeric: true,
    cell: ({ type, status, amount_minor: amount }) => {
      const text = `${type === "deposit" ? "+" : "−"}${money.format(amount / 100)}`;
      return status === "failed" ? (
        <s className="money text-muted">{text}</s>
      ) : (
        <span className="money">{text}</span>
      );
    },
  },
  {
    header: "Status",
    className: "place-4",
    cell: ({ status }) => (
      <span className={`badge ${statuses[status].color}`}>
        <Icon name={statuses[status].icon} />
        {statuses[status].label}
      </span>
    ),
  },
];

export const Table = ({ rows, list }) => (
  <div className="data-table-frame">
    <table className="data-table paired" role="table">
      <caption className="sr-only">Your transactions</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ header, isNumeric }) => (
            <th
              key={header}
              role="columnheader"
              scope="col"
              className={isNumeric ? "numeric" : undefined}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row">
            {columns.map(({ header, className, cell }) => (
              <td key={header} role="cell" data-label={header} className={className}>
                {cell(row, list)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
