/** A picture as an address that holds it whole, so that no second request asks for it: it is one sight, and kept nowhere. */
export async function pictureIn(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return `data:${answer.headers.get("Content-Type") ?? "image/jpeg"};base64,${bytes.toString("base64")}`;
}
