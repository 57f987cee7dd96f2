import { Outlet } from "@remix-run/react";

export default function App() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Transactions</title>
      </head>
      <body>
        <Outlet />
      </body>
    </html>
  );
}
