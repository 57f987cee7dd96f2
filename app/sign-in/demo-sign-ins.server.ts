import { demoPassword, demoPeople, demoStaff, type DemoPerson } from "~server/kernel/demo-people";
import { isSmallDemonstration, portalMode } from "~/platform/settings.server";
import type { DemoSignIns } from "~/ui/demo-people";

/** The demo accounts offered on a sign-in page; none in production. */
export function demoSignIns(role?: DemoPerson["role"]): DemoSignIns | undefined {
  if (portalMode() !== "demo") return undefined;
  const people = isSmallDemonstration() ? demoPeople : [...demoPeople, ...demoStaff];
  return {
    people: people.filter((person) => !role || person.role === role),
    password: demoPassword,
  };
}
