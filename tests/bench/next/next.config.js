import { fileURLToPath } from "node:url";

/** @type {import("next").NextConfig} */
export default {
  turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) },
};
