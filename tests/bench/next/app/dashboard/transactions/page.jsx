// The portal's signed-in list as a Next app writes it: a server component, the same session, queries, words and rows.
import Link from "next/link";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { personOf, transactionsOf } from "../../queries";

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" });
const menu = [
  "Dashboard",
  "Markets",
  "Transactions",
  "Wallet",
  "Statements",
  "Earning history",
  "Verification",
  "Settings",
];
const filters = {
  type: ["All types", "Deposits", "Withdrawals"],
  status: ["All statuses", "Pending", "Successful", "Failed"],
};
const columns = ["Date", "Reference", "Type", "Method", "Status", "Amount"];
const list = "/dashboard/transactions";

export default async function Transactions({ searchParams }) {
  const cookie = (await cookies()).get("session")?.value;
  const person = cookie && personOf(cookie);
  if (!person) redirect("/login");
  const page = Number((await searchParams).page ?? 1);
  const { rows, total, totalPages } = transactionsOf(person.id, page);
  return (
    <div className="work-frame">
      <Frame person={person} />
      <main id="main" tabIndex={-1}>
        <header className="page-heading">
          <h1>Transactions</h1>
          <p className="lead">{total} transactions, newest first</p>
          <a href={`${list}.csv`}>Download CSV</a>
          <a href={`${list}/print`}>Print view</a>
        </header>
        <Filters />
        <section className="panel">
          <Table rows={rows} />
          <nav className="pager" aria-label="Pages">
            <span>
              Page {page} of {totalPages}
            </span>
            <Link href={`${list}?page=${page + 1}`}>Next</Link>
            <Link href={`${list}?page=${totalPages}`}>Last</Link>
          </nav>
        </section>
      </main>
    </div>
  );
}

const Menu = ({ label }) => (
  <nav className="sidebar" aria-label={label}>
    <ul>
      {menu.map((name) => (
        <li key={name}>
          <Link href={name === "Transactions" ? list : "/dashboard"} className="nav-link">
            <svg className="icon" aria-hidden="true">
              <use href={`/icons.svg#${name}`} />
            </svg>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const Frame = ({ person }) => (
  <>
    <header className="work-header">
      <Link href="/dashboard" className="brand">
        Meridian
      </Link>
      <details className="avatar-menu">
        <summary>{person.fullname}</summary>
        <p>{person.email}</p>
        <form method="post" action="/logout">
          <button type="submit">Sign Out</button>
        </form>
      </details>
    </header>
    <Menu label="Main menu" />
    <Menu label="Main menu (small screen)" />
  </>
);

const Filters = () => (
  <>
    {Object.entries(filters).map(([name, values]) => (
      <ul key={name} className="filter" aria-label={name}>
        {values.map((value) => (
          <li key={value}>
            <Link href={`${list}?${name}=${value.toLowerCase()}`} className="chip">
              {value}
            </Link>
          </li>
        ))}
      </ul>
    ))}
    <form className="search" action={list}>
      {["Search", "From", "To", "Least amount", "Most"].map((label) => (
        <label key={label}>
          {label}
          <input className="input" name={label.toLowerCase()} />
        </label>
      ))}
      <button type="submit">Search</button>
    </form>
  </>
);

const Table = ({ rows }) => (
  <table className="data-table">
    <caption>Your transactions</caption>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <td data-label="Date">
            <time dateTime={new Date(row.created_at).toISOString()}>
              <span>{day.format(row.created_at)}</span> <span>{time.format(row.created_at)}</span>
            </time>
          </td>
          <td data-label="Reference">
            <Link href={`${list}/${row.id}`}>{row.reference}</Link>
          </td>
          <td data-label="Type">
            {row.type} <span className="quiet">{row.action}</span>
          </td>
          <td data-label="Method">{row.payment_method}</td>
          <td data-label="Status">
            <span className={`badge ${row.status}`}>{row.status}</span>
          </td>
          <td data-label="Amount" className="number">
            {money.format(row.amount_minor / 100)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
