// Which addresses the layer `accessibility` meets: every page that someone can open without a step before it.
import { accessRows } from "../pages/access-rows";

const reachable = Object.entries(accessRows)
  .filter(([path, row]) => !path.endsWith("*") && row.includes("page"))
  .map(([path]) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`));

export const isDirectlyReachable = (path: string): boolean =>
  reachable.some((one) => one.test(path));
