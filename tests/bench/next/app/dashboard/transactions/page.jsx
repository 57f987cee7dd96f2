// The portal's signed-in list as a Next app writes it: a server component, the same session and queries, and the same elements.
import Link from "next/link";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { Filters } from "../../parts/filters";
import { Frame } from "../../parts/frame";
import { Pager } from "../../parts/pager";
import { Table } from "../../parts/table";
import { personOf, transactionsOf } from "../../queries";

const list = "/dashboard/transactions";

export default async function Transactions({ searchParams }) {
  const cookie = (await cookies()).get("session")?.value;
  const person = cookie && personOf(cookie);
  if (!person) redirect("/login");
  const page = Number((await searchParams).page ?? 1);
  const { rows, total, totalPages } = transactionsOf(person.id, page);
  return (
    <Frame person={person} here={list}>
      <div className="page-heading with-actions">
        <div>
          <h1>Transactions</h1>
          <p className="lead">
            <span id="list-count" role="status">
              {total} transactions, newest first
            </span>
          </p>
        </div>
        <div className="actions">
          <div id="list-files" className="actions">
            <a className="button secondary" href={`${list}.csv`}>
              Download CSV
            </a>
            <Link className="button quiet" href={`${list}/print`}>
              Print view
            </Link>
          </div>
        </div>
      </div>
      <Filters list={list} />
      <div id="list">
        <div className="panel">
          <Table rows={rows} list={list} />
          <Pager list={list} page={page} totalPages={totalPages} />
        </div>
      </div>
    </Frame>
  );
}
