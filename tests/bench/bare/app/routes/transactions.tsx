const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const menu = ["Dashboard", "Transactions", "Wallet", "Earning history"];
const statuses = ["All", "Pending", "Successful", "Failed"];
const rows = Array.from({ length: 10 }, (_, index) => ({
  id: `018f-${index}`,
  reference: `TX-${index}`,
  type: "deposit",
  action: "funding",
  status: "pending",
  amount: 1234.5 + index,
  at: 1_700_000_000_000 + index * 1000,
}));

export default function Transactions() {
  return (
    <div>
      <nav>
        <ul>
          {menu.map((entry) => (
            <li key={entry}>
              <a href={`/${entry}`}>{entry}</a>
            </li>
          ))}
        </ul>
        <p>Hana Howard hana@example.com</p>
      </nav>
      <main>
        <h1>Transactions</h1>
        <p>
          {statuses.map((status) => (
            <a key={status} href={`?status=${status}`}>
              {status}
            </a>
          ))}
        </p>
        <table>
          <caption>Your transactions</caption>
          <thead>
            <tr>
              {["Date", "Reference", "Type", "Action", "Amount", "Status"].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{moment.format(row.at)} UTC</td>
                <td>
                  <a href={`/transactions/${row.id}`}>{row.reference}</a>
                </td>
                <td>{row.type}</td>
                <td>{row.action}</td>
                <td>{money.format(row.amount)}</td>
                <td>{row.status}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {[1, 2, 3, 4, 5].map((page) => (
            <a key={page} href={`?page=${page}`}>
              {page}
            </a>
          ))}
        </p>
      </main>
    </div>
  );
}
