// Open requests of the demo's customers, made through the API of a running portal.
import { demoPassword } from "~server/kernel/demo-people";

const atOnce = 20;

/** Card deposits and bank withdrawals of 1.00 and more, one half each; the count is a multiple of twenty. */
export async function addOpenRequests(origin: string, count: number): Promise<void> {
  const json = { "Content-Type": "application/json" };
  const post = async (path: string, body: object, token = "") => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: { ...json, Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const signedIn: unknown = await post("/auth/login", {
    email: "hana@example.com",
    password: demoPassword,
  });
  const token =
    typeof signedIn === "object" && signedIn !== null && "access_token" in signedIn
      ? String(signedIn.access_token)
      : "";
  const request = (index: number) => {
    const amount = (1 + index / 100).toFixed(2);
    return index % 2 === 0
      ? post("/wallets/top-up", { amount, paymentMethod: "card" }, token)
      : post("/wallets/withdrawal/request", { amount }, token);
  };
  for (let from = 0; from < count; from += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, index) => request(from + index)));
}
