// Who may import whom: the design's table as data. The first row whose `of` is a prefix of the file's path applies.

export type ImportRule = {
  readonly of: string | RegExp;
  /** Prefixes of paths, `npm:` and `node:` names. A folder may always import itself. */
  readonly mayImport: readonly string[];
  /** Allowed only as types, which leave no trace in the build. */
  readonly mayImportTypesOf?: readonly string[];
};

const reactParts = ["npm:react", "npm:react-dom", "npm:@remix-run/react"];
const contractValues = ["server/contract/values/"];
const anything = ["npm:", "node:"];

export const importRules: readonly ImportRule[] = [
  { of: "server/domain/", mayImport: [] },
  { of: "server/market/", mayImport: ["server/domain/money"] },
  {
    of: "server/contract/",
    mayImport: [
      "server/domain/",
      "server/market/",
      "npm:zod",
      "npm:libphonenumber-js",
      "npm:ibantools",
      "npm:bitcoin-address-validation",
    ],
  },
  // What a migration has made stays what it was, whatever the domain comes to know.
  {
    of: "server/storage/migrations/",
    mayImport: [
      "server/storage/search-key",
      "server/storage/engine/bytewise",
      "server/domain/username-skeleton",
      "npm:kysely",
    ],
  },
  { of: "server/storage/", mayImport: ["server/domain/", ...anything] },
  { of: "server/adapters/", mayImport: ["server/domain/", "server/market/", ...anything] },
  {
    of: "server/api/",
    mayImport: [
      "server/domain/",
      "server/contract/",
      "server/market/",
      "server/storage/",
      ...anything,
    ],
    mayImportTypesOf: ["server/adapters/"],
  },
  {
    of: "server/seed/",
    mayImport: [
      "server/domain/",
      "server/api/",
      "server/contract/",
      "server/storage/",
      ...anything,
    ],
    mayImportTypesOf: ["server/index"],
  },
  {
    of: "server/commands/",
    mayImport: [
      "server/domain/",
      "server/api/",
      "server/contract/",
      "server/storage/",
      "server/seed",
      "server/config",
      ...anything,
    ],
    mayImportTypesOf: ["server/index"],
  },
  {
    of: "server/config",
    mayImport: ["server/config/", "server/contract/values/limits", "npm:zod", "node:"],
  },
  {
    of: /^server\/(index|backend|start-faults|choose-adapters|choose-settings|gauges|probes|log-lines)\.ts$/,
    mayImport: [
      "server/backend",
      "server/start-faults",
      "server/choose-adapters",
      "server/choose-settings",
      "server/gauges",
      "server/log-lines",
      "server/probes",
      "server/adapters/",
      "server/api/",
      "server/config",
      "server/contract/",
      "server/domain/",
      "server/market/",
      "server/seed",
      "server/storage/",
      ...anything,
    ],
  },
  {
    of: "server/host",
    mayImport: [
      "server/host/",
      "server/index",
      "server/log-lines",
      "server/config",
      "server/commands",
      "server/domain/networks",
      ...contractValues,
      ...anything,
    ],
  },

  {
    of: "app/api.server.ts",
    mayImport: [
      "app/",
      "server/contract/",
      "server/index",
      "server/config",
      "server/log-lines",
      ...anything,
    ],
  },
  {
    of: "app/entry.server.tsx",
    mayImport: ["app/", "server/contract/", "server/log-lines", ...anything],
  },
  {
    of: "app/session.server.ts",
    mayImport: ["app/", "server/contract/", "server/config", ...anything],
  },
  {
    of: /^app\/[^/]+\.server\.tsx?$|^app\/form\/.*\.server\.ts$/,
    mayImport: ["app/", "server/contract/", ...anything],
  },
  {
    of: /^app\/(form|ui|charts|enhance)\//,
    mayImport: [
      "app/form/",
      "app/ui/",
      "app/charts/",
      "app/enhance/",
      "app/paths",
      "app/styles/interactive-sheet.css",
      "server/market/",
      "npm:@conform-to/react",
      "npm:highcharts",
      "npm:highcharts-react-official",
      ...contractValues,
      ...reactParts,
    ],
    mayImportTypesOf: ["server/contract/", "app/", "npm:@remix-run/node"],
  },
  { of: "app/routes/public/", mayImport: ["app/", "server/contract/", "server/market/", "npm:"] },
  { of: "app/routes/customer/", mayImport: ["app/", "server/contract/", "server/market/", "npm:"] },
  { of: "app/routes/admin/", mayImport: ["app/", "server/contract/", "server/market/", "npm:"] },
  { of: "app/", mayImport: ["app/", ...contractValues, ...anything] },
];

/** Whatever the rows say: server never sees React, pages never see a database, and an area never another. */
export const neverImports: readonly { readonly of: RegExp; readonly target: RegExp }[] = [
  {
    of: /^server\/(?!host)/,
    target: /^(npm:(react|react-dom|@remix-run\/.*|@conform-to\/.*)|app\/)/,
  },
  {
    of: /^app\//,
    target:
      /^(npm:(kysely|pg|libsql|nodemailer)|server\/(domain|storage|adapters|api|seed|commands|host))/,
  },
  { of: /^app\/routes\/public\//, target: /^app\/routes\/(customer|admin)\// },
  { of: /^app\/routes\/customer\//, target: /^app\/routes\/(public|admin)\// },
  { of: /^app\/routes\/admin\//, target: /^app\/routes\/(public|customer)\// },
  { of: /^app\/routes\//, target: /^node:/ },
];
