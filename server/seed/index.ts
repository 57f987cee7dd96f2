import { z } from "zod";
import type { Context } from "../api/context";
import { demoPassword, demoPeople } from "../contract/values/demo-people";
import { demonstrationMark } from "../storage/database-marks";
import { personas, type Persona } from "./personas";
import { createStoryApi, type StoryApi } from "./story-api";
import { tellStory } from "./tell-story";

const day = 86_400_000;
const registered = z.object({ user: z.object({ id: z.string() }) });

/** Fills an empty store with the nine people of the demonstration; true when it did. Takes about a second. */
export async function seedIfEmpty({ context }: { context: Context }): Promise<boolean> {
  const { storage } = context;
  if ((await storage.store.users.count()) > 0) return false;
  if (!(await storage.claim("demonstration", context.now()))) return false;
  await storage.claim(demonstrationMark, context.now());
  const api = createStoryApi(context);
  const now = context.now();
  let adminId = "";
  for (const persona of personas) {
    const userId = await signUp(api, persona, now);
    if (persona.role === "admin") adminId = adminId || userId;
    await tellStory(api, { userId, adminId, now }, persona.steps);
    if (persona.isSuspended)
      await context.storage.store.users.update(userId, { account_status: "suspended" });
    if (!persona.isNew)
      await context.storage.store.users.update(userId, { email_verified_at: now });
    await context.storage.store.sessions.endAllOf(userId);
  }
  await context.storage.store.sessions.endAllOf(adminId);
  // What happened before the demonstration began is news to nobody.
  await context.storage.store.outbox.clear();
  return true;
}

/** The addresses of the demonstration's people in this store. */
export async function peopleOfDemonstration({ context }: { context: Context }): Promise<string[]> {
  const found = await Promise.all(
    demoPeople.map(({ email }) => context.storage.store.users.byEmail(email)),
  );
  return found.flatMap((user) => user?.email ?? []);
}

async function signUp(api: StoryApi, persona: Persona, now: number): Promise<string> {
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
    await api.context.storage.store.users.update(userId, { role: "admin", kyc_status: "approved" });
  return userId;
}
