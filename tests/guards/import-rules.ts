// Who may import whom, as data. The first row whose `of` matches the file's path applies. The order of
// the features is read from `server/features/index.ts`, and held in imports.test.ts; that of the app's layers is below.

export type ImportRule = {
  readonly of: string | RegExp;
  /** Prefixes of paths, `npm:` and `node:` names. A folder may always import itself. */
  readonly mayImport: readonly (string | RegExp)[];
  /** Allowed only as types, which leave no trace in the build. */
  readonly mayImportTypesOf?: readonly (string | RegExp)[];
};

const reactParts = ["npm:react", "npm:react-dom", "npm:@remix-run/react"];
const anything = ["npm:", "node:"];

/** Pure decisions, and words for codes: safe wherever they are read. */
const rules = /^server\/features\/.+?(rules|labels)($|\/)/;
/** What crosses the wire: schemas, operations, and what both are made of. */
const contracts =
  /^server\/(kernel\/|locales\/|(client|operations|staff-calls)$|http\/(operation|shared-docs|token-scopes)$|features\/.+?(rules|labels|schemas|operations)($|\/))/;
/** What a page's browser part may read: no schema, and so no zod. */
const browserValues = [/^server\/kernel\/(?!schemas|vault|hash-token|job-process)/, rules];
const stores = /^server\/features\/.+store$/;
const ports = /^server\/features\/[^/]+\/(port|scanner-port|password-port)$/;

export const importRules: readonly ImportRule[] = [
  {
    of: "server/locales/",
    mayImport: ["npm:intl-messageformat"],
  },
  {
    of: "server/kernel/schemas/",
    mayImport: ["server/kernel/", "server/locales/", "npm:zod"],
  },
  { of: "server/kernel/hash-token.ts", mayImport: ["node:crypto"] },
  { of: "server/kernel/job-process.ts", mayImport: ["node:"] },
  // Lists and numbering plans of the whole world, which packages keep.
  {
    of: /^server\/kernel\/(countries|iban|phone)\.ts$/,
    mayImport: ["server/kernel/", "npm:iso-3166", "npm:ibantools", "npm:libphonenumber-js"],
  },
  { of: "server/kernel/", mayImport: ["server/locales/"] },
  // What a migration has made stays what it was, whatever the rules come to know.
  {
    of: "server/database/migrations/",
    mayImport: ["server/database/engine/binary-collation", "npm:kysely"],
  },
  { of: "server/database/", mayImport: ["server/kernel/", "server/locales/", ...anything] },
  {
    of: "server/http/",
    mayImport: ["server/kernel/", "server/locales/", "server/database/", ...anything],
  },
  {
    of: /^server\/features\/.+?(rules|labels)(\.ts$|\/)/,
    mayImport: ["server/kernel/", "server/locales/", rules],
  },
  {
    of: /^server\/features\/.+(schemas|operations)\.ts$/,
    mayImport: [contracts, "npm:zod", "npm:ibantools", "npm:bitcoin-address-validation"],
  },
  {
    of: /^server\/features\/.+store\.ts$/,
    mayImport: ["server/kernel/", "server/database/", rules, stores, ...anything],
  },
  {
    of: /^server\/features\/[^/]+\/(port|scanner-port|password-port)\.ts$/,
    mayImport: ["server/kernel/", rules],
    mayImportTypesOf: ["server/database/"],
  },
  { of: "server/features/index.ts", mayImport: ["server/features/", "server/http/feature"] },
  {
    of: "server/features/",
    mayImport: [
      "server/locales/",
      "server/kernel/",
      "server/database/",
      "server/http/",
      "server/features/",
      ...anything,
    ],
  },
  {
    of: "server/adapters/",
    mayImport: ["server/kernel/", "server/locales/", rules, ports, ...anything],
  },
  {
    of: /^server\/(operations|client|staff-calls)\.ts$/,
    mayImport: [contracts, "server/operations"],
    mayImportTypesOf: ["npm:zod"],
  },
  {
    of: "server/config",
    mayImport: ["server/config/", "server/locales/", "server/kernel/", "npm:zod", "node:"],
  },
  {
    of: "server/host",
    mayImport: [
      "server/host/",
      "server/index",
      "server/log-lines",
      "server/config",
      "server/commands",
      "server/kernel/",
      "server/locales/",
      ...anything,
    ],
  },
  // Above the features: what puts them together, and what works with all of them.
  { of: "server/", mayImport: ["server/", ...anything] },

  {
    of: "app/platform/api/api.server.ts",
    mayImport: [
      "app/",
      contracts,
      "server/index",
      "server/config",
      "server/log-lines",
      ...anything,
    ],
  },
  {
    of: "app/entry.server.tsx",
    mayImport: ["app/", contracts, "server/log-lines", ...anything],
  },
  {
    of: "app/platform/settings.server.ts",
    mayImport: ["app/", contracts, "server/config", ...anything],
  },
  {
    of: /^app\/(?:platform|sign-in)\/.*\.server\.tsx?$/,
    mayImport: ["app/", contracts, ...anything],
  },
  {
    of: /^app\/(ui|charts|enhance|form|sign-in)\//,
    mayImport: [
      "app/",
      "server/locales/",
      "npm:@conform-to/react",
      "npm:d3-array",
      "npm:d3-scale",
      "npm:d3-shape",
      "npm:highcharts",
      "npm:highcharts-react-official",
      ...browserValues,
      ...reactParts,
    ],
    mayImportTypesOf: [contracts, "npm:@remix-run/node"],
  },
  { of: "app/routes/public/", mayImport: ["app/", contracts, "npm:"] },
  { of: "app/routes/customer/", mayImport: ["app/", contracts, "npm:"] },
  { of: "app/routes/admin/", mayImport: ["app/", contracts, "npm:"] },
  {
    of: "app/pdf/pdf-process.server.ts",
    mayImport: ["server/kernel/", "server/locales/", "node:"],
  },
  {
    of: "app/",
    mayImport: ["app/", "server/locales/", ...browserValues, ...anything],
    mayImportTypesOf: ["server/staff-calls"],
  },
];

/** The folders of each area, from the bottom up. */
const nouns = {
  public: [
    "site",
    "accounts",
    "contact",
    "crypto-payments",
    "documents",
    "home",
    "legal",
    "markets",
    "sessions",
    "sign-in",
  ],
  customer: [
    "profiles",
    "limits",
    "documents",
    "kyc",
    "cards",
    "crypto-payments",
    "payout-blocks",
    "transactions",
    "wallets",
    "bank-details",
    "payees",
    "drafts",
    "deposits",
    "bank-transfers",
    "withdrawals",
    "statements",
    "markets",
    "onboarding",
    "accounts",
    "sign-in",
    "sessions",
    "sensitive-data",
    "personal-data",
    "api-tokens",
  ],
  admin: [
    "people",
    "limits",
    "payees",
    "bank-transfers",
    "queues",
    "viewers",
    "exports",
    "audit-log",
    "notes",
    "evidence",
    "kyc",
    "documents",
    "payout-blocks",
    "transactions",
    "sensitive-data",
    "payouts",
    "bank-statements",
    "bank-lines",
    "bulk-actions",
    "wallets",
    "adjustments",
    "approval-requests",
    "users",
    "search",
    "staff",
    "contact",
    "email",
    "reconciliation",
    "sign-in",
  ],
};

/** The layers of the app from the bottom up. What lies in an area beside its folders puts them together. */
export const appLayers: readonly string[] = [
  "app/styles/",
  "app/ui/",
  "app/charts/",
  "app/pdf/",
  "app/enhance/",
  "app/form/",
  "app/platform/",
  "app/sign-in/",
  ...Object.entries(nouns).flatMap(([area, folders]) => [
    ...folders.map((folder) => `app/routes/${area}/${folder}/`),
    `app/routes/${area}/`,
  ]),
];

/** Whatever the rows say: server never sees React, and pages never see a database. */
export const neverImports: readonly { readonly of: RegExp; readonly target: RegExp }[] = [
  {
    of: /^server\/(?!host)/,
    target: /^(npm:(react|react-dom|@remix-run\/.*|@conform-to\/.*)|app\/)/,
  },
  {
    of: /^app\//,
    target:
      /^(npm:(kysely|pg|libsql|nodemailer)|server\/(database|adapters|background|seed|commands|host)|server\/features\/[\w-]+\/([\w-]+-)?(store|rules)$)/,
  },
  { of: /^app\/routes\//, target: /^node:/ },
];
