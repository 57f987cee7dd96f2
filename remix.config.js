// The page table and the compiler's settings. Nothing is picked up by file name.

import {
  adminTransactionDialogs,
  transactionDialogs,
  userDialogs,
} from "./app/platform/paths/dialogs.js";

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  server: "./server/host.ts",
  serverBuildPath: "build/portal.js",
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
      /** @param {string} area @param {string} secondFactor */
      const ofBothAreas = (area, secondFactor) => {
        const add = (/** @type {string} */ path, /** @type {string} */ page) =>
          route(`${secondFactor}/${path}`, `sign-in/${page}.tsx`, { id: `${area}/${page}` });
        add("setup", "second-factor-setup");
        add("recovery-codes", "new-recovery-codes");
        add("removal", "second-factor-removal");
      };

      /** @param {Readonly<Record<string, readonly [path: string, page: string]>>} dialogs */
      const over = (dialogs) => () => {
        for (const [path, page] of Object.values(dialogs)) route(path, page);
      };

      // Public
      route("/", "routes/public/home/home.tsx", { index: true });
      route("login", "routes/public/sign-in/login.tsx");
      route("login/code", "routes/public/sign-in/login-code.tsx");
      route("signup", "routes/public/accounts/signup.tsx");
      route("charts/forex", "routes/public/markets/forex-chart.tsx");
      route("charts/indices", "routes/public/markets/index-chart.tsx");
      route("charts/crypto", "routes/public/markets/crypto-chart.tsx");
      route("forgot-password", "routes/public/accounts/forgot-password.tsx");
      route("reset-password", "routes/public/accounts/reset-password.tsx");
      route("choose-password", "routes/public/sign-in/choose-password.tsx");
      route("verify-email", "routes/public/accounts/verify-email.tsx");
      route("confirm-new-email", "routes/public/accounts/confirm-new-email.tsx");
      route("undo-email-change", "routes/public/accounts/undo-email-change.tsx");
      route("logout", "routes/public/sessions/logout.ts");
      route("theme", "routes/public/site/theme.ts");
      route("language", "routes/public/site/language.ts");
      route("about", "routes/public/site/about.tsx");
      route("services", "routes/public/site/all-services.tsx");
      route("buy-crypto", "routes/public/site/buy-crypto.tsx");
      route("copy-trading", "routes/public/site/copy-trading.tsx");
      route("trading-tools", "routes/public/site/trading-tools.tsx");
      route("contact", "routes/public/contact/contact.tsx");
      route("contact/received", "routes/public/contact/contact-received.tsx");
      route("careers", "routes/public/site/careers.tsx");
      route("terms", "routes/public/legal/terms.tsx");
      route("privacy", "routes/public/legal/privacy.tsx");
      route("accessibility", "routes/public/legal/accessibility.tsx");
      route("accessibility/openacr.yaml", "routes/public/legal/openacr.ts");
      route("examples", "routes/public/home/hide-examples.ts");
      route("sitemap.xml", "routes/public/site/sitemap.ts");
      route("robots.txt", "routes/public/site/robots.ts");
      route(".well-known/security.txt", "routes/public/site/security-txt.ts");
      route("site.webmanifest", "routes/public/site/web-manifest.ts");
      route("documents/:id", "routes/public/documents/document.ts");
      route(
        "simulated-gateway/:orderNumber",
        "routes/public/crypto-payments/simulated-gateway.tsx",
      );
      route("api/*", "routes/public/api.ts");
      route("*", "routes/public/not-found.tsx");

      // Customer
      route("dashboard", "routes/customer/layout.tsx", () => {
        route("", "routes/customer/dashboard.tsx", { index: true });
        route("kyc", "routes/customer/kyc/kyc.tsx");
        route("email-verification", "routes/customer/accounts/email-verification.tsx");
        route("transactions", "routes/customer/transactions/list.tsx");
        route("transactions.csv", "routes/customer/transactions/csv.ts");
        route("transactions/print", "routes/customer/transactions/print.tsx");
        route(
          "transactions/:id",
          "routes/customer/transactions/detail.tsx",
          over(transactionDialogs),
        );
        route("transactions/:id/receipt/pdf", "routes/customer/transactions/receipt-pdf.ts");
        route("transactions/:id/edit", "routes/customer/transactions/edit.tsx");
        route("statements", "routes/customer/statements/list.tsx");
        route("statements.csv", "routes/customer/statements/csv.ts");
        route("statements/years/:year", "routes/customer/statements/year.tsx");
        route("statements/years/:year/pdf", "routes/customer/statements/year-pdf.ts");
        route("statements/:month", "routes/customer/statements/statement.tsx");
        route("statements/:month/pdf", "routes/customer/statements/pdf.ts");
        route("wallet", "routes/customer/wallets/wallet.tsx", () => {
          route("deposit", "routes/customer/deposits/deposit.tsx");
          route("deposit/crypto", "routes/customer/deposits/crypto-deposit.tsx");
          route(
            "expected-deposits/:expected/cancellation",
            "routes/customer/bank-transfers/cancellation.tsx",
          );
          route("withdrawal", "routes/customer/withdrawals/withdrawal.tsx");
          route("card/removal", "routes/customer/cards/card-removal.tsx");
          route("bank-details", "routes/customer/bank-details/bank-details.tsx");
        });
        route("wallet/payees", "routes/customer/payees/list.tsx", () => {
          route(":payee/label", "routes/customer/payees/label.tsx");
          route(":payee/default", "routes/customer/payees/default.tsx");
          route(":payee/removal", "routes/customer/payees/removal.tsx");
        });
        route("wallet/payees/new", "routes/customer/payees/new.tsx");
        route("wallet/deposit/bank-transfer", "routes/customer/bank-transfers/bank-transfer.tsx");
        route(
          "wallet/deposit/bank-transfer/bank",
          "routes/customer/bank-transfers/simulated-bank.tsx",
        );
        route("wallet/deposit/:draft/review", "routes/customer/deposits/deposit-review.tsx");
        route("wallet/deposit/:draft/receipt", "routes/customer/deposits/deposit-receipt.tsx");
        route("wallet/payments/:orderNumber", "routes/customer/crypto-payments/payment.tsx");
        route(
          "wallet/withdrawal/:draft/review",
          "routes/customer/withdrawals/withdrawal-review.tsx",
        );
        route(
          "wallet/withdrawal/:draft/receipt",
          "routes/customer/withdrawals/withdrawal-receipt.tsx",
        );
        route("markets", "routes/customer/markets/overview.tsx");
        route("markets/screener", "routes/customer/markets/screener.tsx");
        route("markets/chart", "routes/customer/markets/chart.tsx");
        route("markets/watchlist", "routes/customer/markets/watchlist.ts");
        route("markets/watchlist/removal", "routes/customer/markets/watchlist-removal.ts");
        route("earning-history", "routes/customer/withdrawals/earning-history.tsx");
        route("confirm-password", "routes/customer/sign-in/confirm-password.tsx");
        route("settings", "routes/customer/profiles/profile.tsx");
        route(
          "settings/name-request/cancellation",
          "routes/customer/profiles/name-request-cancellation.tsx",
        );
        route("settings/email-change", "routes/customer/accounts/email-change.tsx");
        route("settings/email-change/link", "routes/customer/accounts/email-change-link.tsx");
        route(
          "settings/email-change/cancellation",
          "routes/customer/accounts/email-change-cancellation.tsx",
        );
        route("settings/password", "routes/customer/sign-in/password.tsx");
        route("settings/payouts", "routes/customer/payout-blocks/payouts.tsx");
        route("settings/payouts/release", "routes/customer/payout-blocks/payout-release.tsx");
        route("settings/limits", "routes/customer/limits/limits.tsx");
        route("settings/sessions", "routes/customer/sessions/list.tsx", () => {
          route("others/ending", "routes/customer/sessions/other-sessions-revocation.tsx");
          route(":session/ending", "routes/customer/sessions/session-revocation.tsx");
        });
        route("settings/data-access-log", "routes/customer/sensitive-data/access-log.tsx");
        route("settings/data", "routes/customer/personal-data/personal-data.tsx");
        route("settings/data.json", "routes/customer/personal-data/personal-data-file.ts");
        route("settings/closing", "routes/customer/accounts/closing.tsx");
        route("settings/api-tokens", "routes/customer/api-tokens/list.tsx", () => {
          route(":token/revocation", "routes/customer/api-tokens/revocation.tsx");
        });
        route("settings/api-tokens/new", "routes/customer/api-tokens/new.tsx");
        route("settings/second-factor", "routes/customer/sign-in/second-factor.tsx");
        ofBothAreas("customer", "settings/second-factor");
        route("*", "routes/customer/not-found.tsx");
      });

      // Admin
      route("admin/login", "routes/admin/sign-in/login.tsx");
      route("admin/login/code", "routes/admin/sign-in/login-code.tsx");
      route("admin", "routes/admin/layout.tsx", () => {
        route("", "routes/admin/dashboard.tsx", { index: true });
        route("transactions", "routes/admin/transactions/list.tsx");
        route(
          "transactions/:id",
          "routes/admin/transactions/detail.tsx",
          over(adminTransactionDialogs),
        );
        route("transactions.csv", "routes/admin/transactions/csv.ts");
        route("users.csv", "routes/admin/users/csv.ts");
        route("wallets.csv", "routes/admin/wallets/csv.ts");
        route("wallets/users.csv", "routes/admin/wallets/users-csv.ts");
        route(
          "transactions/bulk-actions/:bulkAction",
          "routes/admin/bulk-actions/detail.tsx",
          () => {
            route("approval", "routes/admin/bulk-actions/approval.tsx");
            route("rejection", "routes/admin/bulk-actions/rejection.tsx");
          },
        );
        route("transactions/:id/destination", "routes/admin/sensitive-data/destination.tsx");
        route("transactions/:id/card", "routes/admin/sensitive-data/card-deposit.tsx");
        route("expected-deposits", "routes/admin/bank-transfers/expected-deposits.tsx");
        route("demonstration-bank", "routes/admin/bank-transfers/demonstration-bank.tsx");
        route("demonstration-bank/statement", "routes/admin/bank-transfers/statement-file.ts");
        route("payouts", "routes/admin/payouts/list.tsx");
        route("payouts.csv", "routes/admin/payouts/csv.ts");
        route("payout-batches", "routes/admin/payouts/batch-list.tsx");
        route("payout-batches/:batch", "routes/admin/payouts/batch.tsx", () => {
          route("release", "routes/admin/payouts/release.tsx");
          route("sent", "routes/admin/payouts/batch-sent.tsx");
          route("cancellation", "routes/admin/payouts/cancellation.tsx");
          route("payouts/:payout/removal", "routes/admin/payouts/removal.tsx");
        });
        route("payout-batches/:batch/files/:rail/:format", "routes/admin/payouts/bank-file.tsx");
        route("bank-statements", "routes/admin/bank-statements/list.tsx");
        route("bank-statements/new", "routes/admin/bank-statements/new.tsx");
        route("bank-statements/reconciliation", "routes/admin/bank-statements/days.tsx");
        route("bank-statements/reconciliation.csv", "routes/admin/bank-statements/days-csv.ts");
        route("bank-statements/:import", "routes/admin/bank-statements/detail.tsx", () => {
          route("confirmation", "routes/admin/bank-statements/confirmation.tsx");
          route("cancellation", "routes/admin/bank-statements/cancellation.tsx");
          route("reversal", "routes/admin/bank-statements/reversal.tsx");
        });
        route("bank-statements/:import/mapping", "routes/admin/bank-statements/mapping.tsx");
        route("bank-lines", "routes/admin/bank-lines/list.tsx");
        route("bank-lines/:line", "routes/admin/bank-lines/detail.tsx", () => {
          route("owner", "routes/admin/bank-lines/owner.tsx");
          route("credit", "routes/admin/bank-lines/credit.tsx");
          route("payout", "routes/admin/bank-lines/payout.tsx");
          route("own", "routes/admin/bank-lines/own.tsx");
          route("return", "routes/admin/bank-lines/return.tsx");
          route("compliance-approval", "routes/admin/bank-lines/compliance-approval.tsx");
          route("compliance-refusal", "routes/admin/bank-lines/compliance-refusal.tsx");
        });
        route("bank-returns", "routes/admin/bank-lines/returns.tsx", () => {
          route(":return/:step", "routes/admin/bank-lines/return-step.tsx");
        });
        route("messages", "routes/admin/contact/list.tsx");
        route("messages/:message", "routes/admin/contact/detail.tsx");
        route("help", "routes/admin/help.tsx");
        route("search", "routes/admin/search/results.tsx");
        route("audit", "routes/admin/audit-log/list.tsx");
        route("audit.csv", "routes/admin/audit-log/csv.ts");
        route("outbox", "routes/admin/email/list.tsx");
        route("outbox/:message", "routes/admin/email/detail.tsx");
        route("approval-requests", "routes/admin/approval-requests/list.tsx");
        route(
          "approval-requests/selected/:decision",
          "routes/admin/approval-requests/selected.tsx",
        );
        route(
          "approval-requests/:approvalRequest",
          "routes/admin/approval-requests/detail.tsx",
          () => {
            route(":decision", "routes/admin/approval-requests/decision.tsx");
          },
        );
        route("payout-stop", "routes/admin/payout-blocks/stop.tsx", () => {
          route(":stop/resumption", "routes/admin/payout-blocks/resumption.tsx");
        });
        route("reconciliation", "routes/admin/reconciliation/page.tsx");
        route("reconciliation.csv", "routes/admin/reconciliation/csv.ts");
        route("reconciliation/totals.csv", "routes/admin/reconciliation/totals-csv.ts");
        route("reconciliation/verification", "routes/admin/reconciliation/verification.ts");
        route("reconciliation/refresh", "routes/admin/reconciliation/refresh.ts");
        route("queues/:queue", "routes/admin/queues/next.ts");
        route("users", "routes/admin/users/list.tsx");
        route("users/new", "routes/admin/users/new.tsx");
        route("users/:userId", "routes/admin/users/detail.tsx", over(userDialogs));
        route("users/:userId/documents/:document", "routes/admin/documents/document.tsx");
        route(
          "users/:userId/documents/:document/frame",
          "routes/admin/documents/document-frame.ts",
        );
        route("users/:userId/payees/:payee", "routes/admin/sensitive-data/payee.tsx");
        route("users/:userId/edit", "routes/admin/users/edit.tsx");
        route("staff", "routes/admin/staff/list.tsx", () => {
          route(":member/ending", "routes/admin/staff/ending.tsx");
          route(":member/invitation", "routes/admin/staff/invitation-again.tsx");
        });
        route("staff/new", "routes/admin/staff/invitation.tsx");
        route("staff/:member/roles", "routes/admin/staff/roles.tsx");
        route("wallets", "routes/admin/wallets/list.tsx");
        route("wallets/users", "routes/admin/wallets/users.tsx");
        route("wallets/:userId", "routes/admin/wallets/detail.tsx", () => {
          route("credit", "routes/admin/adjustments/credit.tsx");
          route("balances", "routes/admin/adjustments/balances.tsx");
          route("balances/review", "routes/admin/adjustments/balances-review.tsx");
          route("creation", "routes/admin/wallets/creation.tsx");
          route("deletion", "routes/admin/wallets/deletion.tsx");
        });
        route("wallets/:userId/card", "routes/admin/sensitive-data/card.tsx");
        route("wallets/:userId/card-photo", "routes/admin/sensitive-data/card-photo.tsx");
        route("wallets/:userId/bank-details", "routes/admin/sensitive-data/bank-details.tsx");
        route("confirm-password", "routes/admin/sign-in/confirm-password.tsx");
        route("second-factor", "sign-in/second-factor-page.tsx");
        ofBothAreas("admin", "second-factor");
        route("*", "routes/admin/not-found.tsx");
      });
    });
  },
};
