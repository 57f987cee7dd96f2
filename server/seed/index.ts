import { z } from "zod";
import { usersIn } from "../features/users/store";
import { sessionsIn } from "../features/sessions/store";
import { outboxIn } from "../features/email/store";
import type { Context } from "../http/context";
import { demoPassword, demoPeople, demoStaff } from "../kernel/demo-people";
import { rolesAsText, staffRoles } from "../kernel/staff-roles";
import { demonstrationMark } from "../database/database-marks";
import { personas, type Persona } from "./personas";
import { createScenarioApi, type ScenarioApi } from "./scenario-api";
import { seedScenario } from "./seed-scenario";

const day = 86_400_000;
const registered = z.object({ user: z.object({ id: z.string() }) });

/** Seeds an empty database with the nine main demo accounts; returns true if it did. Takes about a second. */
export async function seedIfEmpty({ context }: { context: Context }): Promise<boolean> {
  const { storage } = context;
  if ((await usersIn(storage.db).count()) > 0) return false;
  if (!(await storage.claim("demonstration", context.now()))) return false;
  await storage.claim(demonstrationMark, context.now());
  const api = createScenarioApi(context);
  const now = context.now();
  let adminId = "";
  for (const persona of personas) {
    const userId = await signUp(api, persona, now);
    if (persona.role === "admin") adminId = adminId || userId;
    const card = { holder: persona.name, number: persona.cardNumber ?? "" };
    await seedScenario(api, { userId, adminId, now, card }, persona.steps);
    if (persona.isSuspended)
      await usersIn(context.storage.db).update(userId, { account_status: "suspended" });
    if (!persona.isNew)
      await usersIn(context.storage.db).update(userId, { email_verified_at: now });
    await sessionsIn(context.storage.db).endAllOf(userId);
  }
  await sessionsIn(context.storage.db).endAllOf(adminId);
  // No one is notified of what happened before the demo began.
  await outboxIn(context.storage.db).clear();
  return true;
}

/** The email addresses of the demo accounts in this database. */
export async function demoEmails({ context }: { context: Context }): Promise<string[]> {
  const found = await Promise.all(
    [...demoPeople, ...demoStaff].map(({ email }) => usersIn(context.storage.db).byEmail(email)),
  );
  return found.flatMap((user) => user?.email ?? []);
}

async function signUp(api: ScenarioApi, persona: Persona, now: number): Promise<string> {
  const answer = await api.call(
    { userId: null, at: now - persona.signedUpDaysAgo * day },
    {
      method: "POST",
      path: "/auth/register",
      body: {
        fullname: persona.name,
        username: persona.username,
        email: persona.email,
        password: demoPassword,
        phoneNumber: persona.phoneNumber,
        country: persona.country,
        currency: persona.currency,
      },
    },
  );
  const userId = registered.parse(answer).user.id;
  if (persona.role === "admin")
    await usersIn(api.context.storage.db).update(userId, {
      role: "admin",
      staff_roles: rolesAsText(staffRoles),
      kyc_status: "approved",
    });
  return userId;
}
