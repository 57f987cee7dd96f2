// An API token with these scopes, straight from the store.
import { NewApiToken } from "~server/features/api-tokens/schemas";
import { type TestPortal } from "../portal/backend";
import { Caller } from "./caller";
import { password, read } from "../people/people";

export async function tokenOf(
  portal: TestPortal,
  person: Caller,
  scopes: readonly string[],
  days = 30,
): Promise<Caller> {
  await person.post("/auth/confirm-password", { password });
  const { token } = read(
    NewApiToken,
    await person.post("/auth/api-tokens", { name: "export", scopes, days }),
  );
  return new Caller(portal.backend, token);
}
