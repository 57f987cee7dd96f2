// The page table and the compiler's settings. Nothing is picked up by file name.

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  server: "./server/host.ts",
  serverBuildPath: "build/index.js",
  serverModuleFormat: "esm",
  serverPlatform: "node",
  serverMinify: false,
  // Packages of hundreds of small modules: read as one file with ours, every start and every command takes a quarter less.
  serverDependenciesToBundle: [
    /^kysely/,
    /^zod/,
    /^@conform-to\//,
    /^libphonenumber-js/,
    /^@?hono/,
  ],
  watchPaths: ["./server/**/*.ts"],
  assetsBuildDirectory: "public/build",
  publicPath: "/build/",
  ignoredRouteFiles: ["**/*"],
  tailwind: false,
  postcss: true,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
  routes(defineRoutes) {
    return defineRoutes((route) => {
      // Public
      route("/", "routes/public/home.tsx", { index: true });
      route("login", "routes/public/login.tsx");
      route("login/code", "routes/public/login-code.tsx");
      route("signup", "routes/public/signup.tsx");
      route("charts/forex", "routes/public/charts/forex.tsx");
      route("charts/indices", "routes/public/charts/indices.tsx");
      route("charts/crypto", "routes/public/charts/crypto.tsx");
      route("forgot-password", "routes/public/forgot-password.tsx");
      route("reset-password", "routes/public/reset-password.tsx");
      route("verify-email", "routes/public/verify-email.tsx");
      route("logout", "routes/public/logout.ts");
      route("theme", "routes/public/theme.ts");
      route("about", "routes/public/about.tsx");
      route("services", "routes/public/all-services.tsx");
      route("buy-crypto", "routes/public/buy-crypto.tsx");
      route("copy-trading", "routes/public/copy-trading.tsx");
      route("trading-tools", "routes/public/trading-tools.tsx");
      route("contact", "routes/public/contact.tsx");
      route("contact/received", "routes/public/contact-received.tsx");
      route("careers", "routes/public/careers.tsx");
      route("terms", "routes/public/terms.tsx");
      route("privacy", "routes/public/privacy.tsx");
      route("accessibility", "routes/public/accessibility.tsx");
      route("examples", "routes/public/examples.ts");
      route("sitemap.xml", "routes/public/sitemap.ts");
      route("robots.txt", "routes/public/robots.ts");
      route("site.webmanifest", "routes/public/web-manifest.ts");
      route("documents/:id", "routes/public/document.ts");
      route("simulated-gateway/:orderNumber", "routes/public/simulated-gateway.tsx");
      route("api/*", "routes/api.$.ts");
      route("*", "routes/public/not-found.tsx");

      // Customer
      route("dashboard", "routes/customer/layout.tsx", () => {
        route("", "routes/customer/dashboard.tsx", { index: true });
        route("kyc", "routes/customer/kyc.tsx");
        route("email-verification", "routes/customer/email-verification.tsx");
        route("transactions", "routes/customer/transactions/list.tsx");
        route("transactions.csv", "routes/customer/transactions/csv.ts");
        route("transactions/print", "routes/customer/transactions/print.tsx");
        route("transactions/:id", "routes/customer/transactions/detail.tsx", () => {
          route("cancellation", "routes/customer/transactions/cancellation.tsx");
          route("status", "routes/customer/transactions/status.tsx");
          route("deletion", "routes/customer/transactions/deletion.tsx");
        });
        route("transactions/:id/edit", "routes/customer/transactions/edit.tsx");
        route("statements", "routes/customer/statements/list.tsx");
        route("statements/:month", "routes/customer/statements/statement.tsx");
        route("statements/:month/pdf", "routes/customer/statements/pdf.ts");
        route("wallet", "routes/customer/wallet/wallet.tsx", () => {
          route("deposit", "routes/customer/wallet/deposit.tsx");
          route("deposit/crypto", "routes/customer/wallet/crypto-deposit.tsx");
          route("withdrawal", "routes/customer/wallet/withdrawal.tsx");
          route("bank-details", "routes/customer/wallet/bank-details.tsx");
        });
        route("wallet/deposit/:draft/review", "routes/customer/wallet/deposit-review.tsx");
        route("wallet/deposit/:draft/receipt", "routes/customer/wallet/deposit-receipt.tsx");
        route("wallet/payments/:orderNumber", "routes/customer/payment/payment.tsx");
        route("wallet/withdrawal/:draft/review", "routes/customer/wallet/withdrawal-review.tsx");
        route("wallet/withdrawal/:draft/receipt", "routes/customer/wallet/withdrawal-receipt.tsx");
        route("card/removal", "routes/customer/wallet/card-removal.tsx");
        route("markets", "routes/customer/markets/overview.tsx");
        route("markets/screener", "routes/customer/markets/screener.tsx");
        route("markets/chart", "routes/customer/markets/chart.tsx");
        route("markets/watchlist", "routes/customer/markets/watchlist.ts");
        route("markets/watchlist/removal", "routes/customer/markets/watchlist-removal.ts");
        route("earning-history", "routes/customer/earning-history.tsx");
        route("confirm-password", "routes/customer/second-factor/confirm-password.tsx");
        route("settings", "routes/customer/settings/profile.tsx");
        route("settings/password", "routes/customer/settings/password.tsx");
        route("settings/sessions", "routes/customer/settings/sessions.tsx", () => {
          route("others/ending", "routes/customer/settings/other-sessions-ending.tsx");
          route(":session/ending", "routes/customer/settings/session-ending.tsx");
        });
        route("settings/disclosures", "routes/customer/settings/disclosures.tsx");
        route("settings/data", "routes/customer/settings/personal-data.tsx");
        route("settings/data.json", "routes/customer/settings/personal-data-file.ts");
        route("settings/api-tokens", "routes/customer/settings/api-tokens.tsx", () => {
          route(":token/revocation", "routes/customer/settings/api-token-revocation.tsx");
        });
        route("settings/api-tokens/new", "routes/customer/settings/api-token-new.tsx");
        route("settings/second-factor", "routes/customer/second-factor/status.tsx");
        route("settings/second-factor/setup", "routes/customer/second-factor/set-up.tsx");
        route(
          "settings/second-factor/recovery-codes",
          "routes/customer/second-factor/recovery-codes.tsx",
        );
        route("settings/second-factor/removal", "routes/customer/second-factor/removal.tsx");
      });

      // Admin
      route("admin/login", "routes/admin/login.tsx");
      route("admin/login/code", "routes/admin/login-code.tsx");
      route("admin", "routes/admin/layout.tsx", () => {
        route("", "routes/admin/dashboard.tsx", { index: true });
        route("transactions", "routes/admin/transactions/list.tsx");
        route("transactions/:id", "routes/admin/transactions/detail.tsx", () => {
          route("approval", "routes/admin/transactions/approval.tsx");
          route("rejection", "routes/admin/transactions/rejection.tsx");
          route("pending-mark", "routes/admin/transactions/pending-mark.tsx");
          route("settlement", "routes/admin/transactions/settlement.tsx");
        });
        route("transactions.csv", "routes/admin/exports/transactions-csv.ts");
        route("users.csv", "routes/admin/exports/users-csv.ts");
        route("wallets.csv", "routes/admin/exports/wallets-csv.ts");
        route("wallets/users.csv", "routes/admin/exports/wallet-users-csv.ts");
        route("transactions/selections/:selection", "routes/admin/selections/selection.tsx", () => {
          route("approval", "routes/admin/selections/approval.tsx");
          route("rejection", "routes/admin/selections/rejection.tsx");
        });
        route("transactions/:id/destination", "routes/admin/reveals/destination.tsx");
        route("messages", "routes/admin/messages/list.tsx");
        route("messages/:message", "routes/admin/messages/detail.tsx");
        route("help", "routes/admin/help.tsx");
        route("audit", "routes/admin/audit/list.tsx");
        route("audit.csv", "routes/admin/audit/csv.ts");
        route("outbox", "routes/admin/outbox/list.tsx");
        route("outbox/:message", "routes/admin/outbox/message.tsx");
        route("proposals", "routes/admin/proposals/list.tsx");
        route("proposals/:proposal", "routes/admin/proposals/detail.tsx", () => {
          route(":decision", "routes/admin/proposals/decision.tsx");
        });
        route("reconciliation", "routes/admin/reconciliation/page.tsx");
        route("reconciliation.csv", "routes/admin/reconciliation/csv.ts");
        route("reconciliation/totals.csv", "routes/admin/reconciliation/totals-csv.ts");
        route("reconciliation/verification", "routes/admin/reconciliation/verification.ts");
        route("reconciliation/readings", "routes/admin/reconciliation/readings.ts");
        route("queues/:queue", "routes/admin/queues/next.ts");
        route("users", "routes/admin/users/list.tsx");
        route("users/new", "routes/admin/users/new.tsx");
        route("users/:userId", "routes/admin/users/detail.tsx", () => {
          route("deletion", "routes/admin/users/deletion.tsx");
          route("second-factor", "routes/admin/users/second-factor.tsx");
          route("note", "routes/admin/users/note.tsx");
          route("kyc-approval", "routes/admin/users/kyc-approval.tsx");
          route("kyc-rejection", "routes/admin/users/kyc-rejection.tsx");
        });
        route("users/:userId/documents/:document", "routes/admin/users/document.tsx");
        route("users/:userId/documents/:document/frame", "routes/admin/users/document-frame.ts");
        route("users/:userId/edit", "routes/admin/users/edit.tsx");
        route("wallets", "routes/admin/wallets/list.tsx");
        route("wallets/users", "routes/admin/wallets/users.tsx");
        route("wallets/:userId", "routes/admin/wallets/detail.tsx", () => {
          route("credit", "routes/admin/wallets/credit.tsx");
          route("balances", "routes/admin/wallets/balances.tsx");
          route("balances/review", "routes/admin/wallets/balances-review.tsx");
          route("creation", "routes/admin/wallets/creation.tsx");
          route("deletion", "routes/admin/wallets/deletion.tsx");
        });
        route("wallets/:userId/card", "routes/admin/reveals/card.tsx");
        route("wallets/:userId/card-photo", "routes/admin/reveals/card-photo.tsx");
        route("wallets/:userId/bank-details", "routes/admin/reveals/bank-details.tsx");
        route("confirm-password", "routes/admin/second-factor/confirm-password.tsx");
        route("second-factor", "routes/admin/second-factor/status.tsx");
        route("second-factor/setup", "routes/admin/second-factor/set-up.tsx");
        route("second-factor/recovery-codes", "routes/admin/second-factor/recovery-codes.tsx");
        route("second-factor/removal", "routes/admin/second-factor/removal.tsx");
        route("*", "routes/admin/not-found.tsx");
      });
    });
  },
};
