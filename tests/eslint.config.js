// Lint rules beyond what the compiler checks: types, accessibility, and what this project forbids.
import { fileURLToPath } from "node:url";
import jsxA11y from "eslint-plugin-jsx-a11y";
import tseslint from "typescript-eslint";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Ways to write what the project never wants; each message says what to do instead. */
const forbiddenSyntax = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: "No style attributes: the content security policy refuses them. Use a class.",
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: "No raw HTML: let React escape it.",
  },
  {
    selector: "ImportDeclaration[source.value=/^(node:)?child_process$/]",
    message:
      "The product starts no other program than systemd-notify, and Node in server/kernel/job-process.ts.",
  },
  { selector: "TSNonNullExpression", message: "Check for null instead of asserting." },
  {
    selector:
      "CallExpression[callee.property.name='raw'][arguments.0.type='TemplateLiteral'][arguments.0.expressions.length>0]",
    message: "No SQL glued from strings: use bound parameters.",
  },
  {
    selector:
      ":matches(AssignmentPattern[left.name='locale'][right.type='Literal'], AssignmentPattern[left.name='locale'][right.name='defaultLocale'])",
    message: "No language by default: take the locale as an argument and pass it on.",
  },
  {
    selector: "NewExpression[callee.object.name='Intl'][arguments.0.type='Literal']",
    message:
      "Format in the locale of the reader. A format for programs names its locale in a constant.",
  },
];

const text = "[value=/\\p{L}{2}/u]";
const wordsOfPage = "[value=/^\\p{Lu}.*\\p{Ll}|\\p{L} \\p{L}/u]";
const spoken =
  "/^(label|hint|title|lead|note|caption|header|term|description|message|text|heading|legend|empty)$/";
const notSpoken =
  "/^(className|id|name|type|href|src|value|autoComplete|form|htmlFor|key|d|viewBox)$/";

/** Words on a page come from a catalog of messages, so that they can be translated. */
const literalWords = [
  `JSXText${text}`,
  `JSXAttribute:not([name.name=${notSpoken}]) > Literal${wordsOfPage}`,
  `JSXAttribute[name.name=${spoken}] > JSXExpressionContainer > TemplateLiteral`,
  `JSXExpressionContainer > Literal${text}`,
  `:not(JSXAttribute[name.name=className]) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal${wordsOfPage}`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral`,
  `Property[key.name=${spoken}] > Literal${wordsOfPage}`,
  `Property[key.name=${spoken}] > TemplateLiteral`,
].map((selector) => ({
  selector,
  message: "Words of a page belong in a catalog of server/locales.",
}));

const sentence = "/^\\p{Lu}[\\p{Ll}'’]+ [\\p{L}\\d$]|\\p{L}{2} \\p{L}{2}.*[.!?]$/u";
const sentenceHead = "/^(?!Bearer )\\p{Lu}[\\p{Ll}'’]+ ([\\p{L}\\d$]|$)/u";

/** So do the words of the server that a person reads. Errors are for the operator's log, in English. */
const literalSentences = [
  // What people typed, in an example of an email, is translated by no one.
  `Literal[value=${sentence}]:not(NewExpression *):not(VariableDeclarator[id.name=/^example|EmailExamples$/] *)`,
  `TemplateElement[value.raw=${sentenceHead}]:not(NewExpression *)`,
  `Property[key.name=${spoken}] > Literal${wordsOfPage}`,
].map((selector) => ({
  selector,
  message: "Words that a person reads belong in a catalog of server/locales.",
}));

export default tseslint.config(
  {
    ignores: [
      "build/",
      "public/",
      "data/",
      ".cache/",
      "tests/.results/",
      "tests/bench/*/build/",
      "tests/bench/*/.next/",
      "tests/bench/*/public/",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.strict,
  {
    basePath: root,
    files: ["app/**/*.{ts,tsx}", "server/**/*.ts", "tests/**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
    },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-restricted-syntax": ["error", ...forbiddenSyntax],
      "no-control-regex": "error",
      "no-empty-pattern": "error",
      "prefer-const": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "jsx-a11y/no-autofocus": "off",
      // Tables that become cards on narrow screens lose their implicit roles, and so name them.
      "jsx-a11y/no-redundant-roles": "off",
      "jsx-a11y/no-interactive-element-to-noninteractive-role": [
        "error",
        { tr: ["row"], td: ["cell"], th: ["rowheader"] },
      ],
    },
  },
  {
    files: ["app/**", "server/**"],
    ignores: ["server/commands/**"],
    rules: { "no-console": ["error", { allow: ["error", "info"] }] },
  },
  {
    files: [
      "app/charts/**",
      "app/form/**",
      "app/pdf/**",
      "app/routes/**",
      "app/sign-in/**",
      "app/ui/**",
    ],
    rules: { "no-restricted-syntax": ["error", ...forbiddenSyntax, ...literalWords] },
  },
  {
    files: [
      "app/enhance/**",
      "app/platform/**",
      "server/features/**",
      "server/http/**",
      "server/kernel/**",
    ],
    ignores: [
      // The document of the API is in English, for programmers.
      "**/*schemas.ts",
      "**/*operations.ts",
      "server/features/api-reference/**",
      "server/http/shared-docs.ts",
      "server/kernel/schemas/**",
      // Answers the payment gateway.
      "server/features/crypto-payments/webhook.ts",
      // Part of a command.
      "server/features/accounts/create-administrator.ts",
      // Told to the operator when the portal starts.
      "server/features/second-approval/record-safeguards.ts",
      // Names: of coins, browsers, the operator and the users of the demo.
      "server/features/coin-prices/labels.ts",
      "server/features/sessions/device-labels.ts",
      "server/kernel/demo-people.ts",
      "server/kernel/operator.ts",
      "server/kernel/receiving-account.ts",
    ],
    rules: { "no-restricted-syntax": ["error", ...forbiddenSyntax, ...literalSentences] },
  },
  // Migrations glue only names that differ between the two engines, never a value.
  { files: ["server/database/migrations/**"], rules: { "no-restricted-syntax": "off" } },
  // The tools of the workshop may start programs; the product may not.
  {
    // What builds the portal; jobs that may end their process; and Node can't write to the socket of systemd itself.
    files: [
      "tests/**",
      "server/commands/run.js",
      "server/commands/write-entry.js",
      "server/host/service-manager.ts",
      "server/kernel/job-process.ts",
    ],
    rules: { "no-restricted-syntax": "off" },
  },
);
