// The plugin ships no types; this is the part of it that is used.
declare module "eslint-plugin-jsx-a11y" {
  import type { TSESLint } from "@typescript-eslint/utils";
  const plugin: { flatConfigs: Record<"recommended" | "strict", TSESLint.FlatConfig.Config> };
  export default plugin;
}
