// An API token with these scopes, straight from the store.
import { NewApiToken } from "~server/contract/schemas/api-tokens";
import { type TestPortal } from "./backend";
import { Caller } from "./caller";
import { password, read } from "./people";

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
