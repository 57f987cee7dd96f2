// A new email for an account whose owner lost their mailbox: someone else takes it meanwhile, and payouts wait.
import { expect, test } from "vitest";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { User } from "~server/features/users/schemas";
import { openSession } from "~server/features/sign-in/open-session";
import { usersIn } from "~server/features/users/store";
import { bankOfZoe } from "../support/inputs/inputs";
import {
  approveNewEmail,
  requestNewEmail,
  confirmNewEmail,
  newEmailToken,
} from "../support/people/lost-mailbox";
import { Customer, read, signUpBody, type Person } from "../support/people/people";
import { requestIn, staff } from "../support/people/second-approval";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf, tokenIn } from "../support/stubs/mailbox";

const taken = { status: 409, code: "new_email_taken" };
const fresh = (name: string) => `${name}@mailbox.example.org`;

const rowOf = (portal: TestPortal, { id }: Pick<Person, "id">) =>
  usersIn(portal.context.storage.db).byId(id);

describeEitherEngine("a link to a new mailbox", (portal) => {
  test("is refused if someone has signed up with the address meanwhile, and changes nothing", async () => {
    const nora = await portal().registerVerified();
    const email = fresh("meanwhile");
    const token = await newEmailToken(portal(), nora, email);
    await portal().register({ email: email.toUpperCase(), username: "meanwhile" });
    const refused = await confirmNewEmail(portal(), token);
    expect(refused).toMatchObject(taken);
    expect(refused.message).toContain("Another account uses this email now");
    expect((await rowOf(portal(), nora))?.email).toBe(nora.email);
    expect((await nora.get("/auth/profile")).status).toBe(200);
    expect(subjectsOf(await mailsTo(portal(), nora.email))).not.toContain("Your email was changed");
  });

  test("gives an address to only one of several users who open it at the same time", async () => {
    const [nora, hana] = [await portal().registerVerified(), await portal().registerVerified()];
    const email = fresh("race");
    const first = await newEmailToken(portal(), nora, email);
    portal().advance({ minutes: 1 });
    const tokens = [first, await newEmailToken(portal(), hana, email)];
    const body = signUpBody(0, { email, username: `race.${portal().engine}` });
    const answers = await Promise.all([
      ...tokens.map((token) => confirmNewEmail(portal(), token)),
      portal().visitor().post("/auth/register", body),
    ]);
    const [confirmed, registered] = [answers.slice(0, 2), answers.slice(2)];
    const won = [
      ...confirmed.filter(({ status }) => status === 200),
      ...registered.filter(({ status }) => status === 201),
    ];
    expect(won).toHaveLength(1);
    for (const { code } of confirmed.filter(({ status }) => status !== 200))
      expect(code).toBe("new_email_taken");
    const twice = await Promise.all(tokens.map((token) => confirmNewEmail(portal(), token)));
    expect(twice.map(({ status }) => status).filter((status) => status === 200)).toEqual([]);
  });

  test("changes the email once if opened twice at the same time", async () => {
    const nora = await portal().registerVerified();
    const token = await newEmailToken(portal(), nora, fresh("twice"));
    const answers = await Promise.all([1, 2, 3].map(() => confirmNewEmail(portal(), token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });
});

describeEitherEngine(
  "after a new email, where new destinations wait,",
  (portal) => {
    const hour = 3_600_000;

    test("payouts are blocked for the same time, with a reason, and both addresses are notified", async () => {
      const nora = await portal().customerWith("50.00");
      await nora.saveBank();
      portal().advance({ hours: 25 });
      const { ada, ben } = await staff(portal());
      const email = fresh("payee");
      const request = requestIn(await requestNewEmail(ada, nora, email));
      await approveNewEmail(ben, request);
      const token = tokenIn(await mailsTo(portal(), email), "confirm-new-email");
      await confirmNewEmail(portal(), token);
      const until = portal().context.now() + 24 * hour;
      const shown = read(User, await ada.get(`/users/${nora.id}`));
      expect(shown).toMatchObject({
        payoutsBlockedUntil: new Date(until).toISOString(),
        payoutsBlockReason: "Your email was changed.",
      });
      const { context, backend } = portal();
      const send = async () => {
        const session = await openSession(context, context.storage.db, nora.id);
        const again = new Customer(backend, { ...nora, token: session });
        return again.post("/wallets/withdrawal/request", { amount: "5.00" });
      };
      expect((await send()).code).toBe("payouts_blocked");
      for (const address of [email, nora.email]) {
        const received = (await mailsTo(portal(), address)).find(
          ({ subject }) => subject === "Your email was changed",
        );
        expect(received?.text).toContain("Payouts blocked until:");
      }
      portal().advance({ hours: 24 });
      expect((await send()).status).toBe(201);
    });

    test("staff who lift that block can pay to earlier bank details, and not to new ones", async () => {
      const nora = await portal().customerWith("50.00");
      await nora.saveBank();
      portal().advance({ hours: 25 });
      await confirmNewEmail(portal(), await newEmailToken(portal(), nora, fresh("lifted")));
      const { context, backend } = portal();
      const token = await openSession(context, context.storage.db, nora.id);
      const thief = new Customer(backend, { ...nora, token });
      const { ada, ben } = await staff(portal());
      const lifted = await ada.delete(`/users/${nora.id}/payout-block`, { reason: "All clear" });
      expect(lifted.status).toBe(200);
      const { body } = await ada.get(`/audit?about=${nora.id}&action=payouts.unblocked`);
      expect(Object(body).lines).toMatchObject([{ by: { id: ada.id }, reason: "All clear" }]);
      const asked = async () =>
        read(
          TransactionResponse,
          await thief.post("/wallets/withdrawal/request", { amount: "5.00" }),
        ).transaction.id;
      expect((await ben.decide(await asked(), "approve")).status).toBe(200);
      await thief.saveBank(bankOfZoe);
      const id = await asked();
      expect((await ben.decide(id, "approve")).code).toBe("destination_waits");
      portal().advance({ hours: 24 });
      const later = await portal().signInAgain(ben);
      expect((await later.decide(id, "approve")).status).toBe(200);
    });

    test.each([
      [1, 24],
      [72, 72],
    ])(
      "an earlier block with %i hours left lasts %i, and keeps its reason",
      async (blocked, lasting) => {
        const nora = await portal().registerVerified();
        const now = portal().context.now();
        const reason = "A report";
        await usersIn(portal().context.storage.db).update(nora.id, {
          payouts_blocked_until: now + blocked * hour,
          payouts_block_reason: reason,
        });
        await confirmNewEmail(
          portal(),
          await newEmailToken(portal(), nora, fresh(`blocked${blocked}`)),
        );
        expect(await rowOf(portal(), nora)).toMatchObject({
          payouts_blocked_until: now + lasting * hour,
          payouts_block_reason: reason,
        });
      },
    );
  },
  { DESTINATION_WAIT_HOURS: "24" },
);
