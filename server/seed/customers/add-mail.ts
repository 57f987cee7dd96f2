// Messages of the last days: most were sent, three could not be.
import { outboxAad } from "../../features/email/queue-email";
import { pageOf } from "../../features/email/links";
import { renderEmail } from "../../features/email/render-email";
import type { MailFault } from "../../features/email/rules";
import { newSignIn } from "../../features/sign-in/new-sign-in";
import type { SeedContext, SeededCustomer } from "./seed-context";
import { day, hour } from "./moments";

interface Tried {
  readonly hoursAgo: number;
  readonly attempts: number;
  readonly fault: MailFault | null;
}

const tries: readonly Tried[] = [
  { hoursAgo: 3, attempts: 1, fault: "refused" },
  { hoursAgo: 26, attempts: 7, fault: "deferred" },
  { hoursAgo: 40, attempts: 1, fault: "refused" },
  ...[1, 5, 7, 11, 19, 23, 30, 37, 45, 52, 61, 66].map((hoursAgo) => ({
    hoursAgo,
    attempts: 1,
    fault: null,
  })),
];
const devices = ["Firefox on Windows", "Safari on iPhone", "Chrome on Android"] as const;
const usefulFor = 3 * day;

/** To customers with a verified address, one after another. */
export function addMail(seedContext: SeedContext, customers: readonly SeededCustomer[]): void {
  const { context, rows, random, now } = seedContext;
  const { language: locale, publicUrl } = context.settings;
  const reached = customers.filter(({ user }) => user.email_verified_at !== null);
  for (const [number, { hoursAgo, attempts, fault }] of tries.entries()) {
    const { user, vault } = reached[(number * 5) % reached.length] ?? random.pick(reached);
    const [id, at] = [context.newId(), now - hoursAgo * hour];
    const template = newSignIn({
      device: random.pick(devices),
      address: `198.51.100.${number + 1}`,
      at,
      forgotHref: pageOf.forgotPassword(context),
    })(locale);
    const contents = { to: user.email, ...renderEmail(template, { publicUrl, locale }) };
    rows.add("outbox", {
      id,
      user_id: user.id,
      kind: template.kind,
      state: fault === null ? "sent" : "failed",
      contents: vault.seal(JSON.stringify(contents), outboxAad(id)),
      attempts,
      next_attempt_at: at,
      expires_at: at + usefulFor,
      created_at: at,
      sent_at: fault === null ? at + 1000 : null,
      last_error: fault,
    });
  }
}
