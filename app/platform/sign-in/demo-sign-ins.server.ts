import { demoPassword, demoPeople, type DemoPerson } from "~server/kernel/demo-people";
import { portalMode } from "../session/session.server";
import type { DemoSignIns } from "~/ui/demo-people";

/** Who may be tried on a sign-in page: nobody in production. */
export function demoSignIns(role?: DemoPerson["role"]): DemoSignIns | undefined {
  if (portalMode() !== "demo") return undefined;
  return {
    people: demoPeople.filter((person) => !role || person.role === role),
    password: demoPassword,
  };
}
