// A sign-in while the password is being changed: what the old one was checked against opens nothing anymore.
import { expect, test } from "vitest";
import { sessionsIn } from "~server/features/sessions/store";
import { login } from "~server/features/sign-in/login";
import { describeEachEngine } from "../support/portal/engine-suites";
import { password } from "../support/people/people";

describeEachEngine(
  "a sign-in with a password that is changed before its session opens",
  (portal) => {
    test("is refused, and leaves neither a session nor a sign-in that waits for a code", async () => {
      const nora = await portal().register();
      const { context } = portal();
      const verify: typeof context.passwords.verify = async (stored, typed, requester) => {
        const isRight = await context.passwords.verify(stored, typed, requester);
        const changed = await nora.post("/auth/change-password", {
          currentPassword: password,
          newPassword: "another one, and longer",
        });
        expect(changed.status).toBe(200);
        return isRight;
      };
      const call = {
        context: { ...context, passwords: { ...context.passwords, verify } },
        actor: null,
        params: {},
        query: undefined,
        key: null,
        address: null,
        device: null,
        deviceToken: null,
        isApiClient: true,
        locale: "en",
        acceptedLanguage: null,
        name: "POST /auth/login",
      };
      expect(await login({ ...call, body: { email: nora.email, password } })).toEqual({
        refused: "wrong_credentials",
      });
      const sessions = sessionsIn(context.storage.db);
      expect(await sessions.liveOf(nora.id, { now: context.now(), seenSince: 0 })).toHaveLength(1);
    });
  },
);
