import { expect, test } from "vitest";
import { TextResponse } from "~server/kernel/text-response";

const content = "Zürich: −$400.00 🙂";
const page = () =>
  new TextResponse(content, { status: 404, headers: { "Content-Type": "text/html" } });

test.each([
  ["its text", (response: Response) => response.text()],
  [
    "its bytes",
    async (response: Response) => new TextDecoder().decode(await response.arrayBuffer()),
  ],
  ["a stream", (response: Response) => new Response(response.body).text()],
  ["a copy", (response: Response) => response.clone().text()],
])("a text response can be read as %s", async (_, read) => {
  expect(await read(page())).toBe(content);
});

test("it keeps its status and headers, and so does a copy", () => {
  for (const response of [page(), page().clone()]) {
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("text/html");
  }
});
