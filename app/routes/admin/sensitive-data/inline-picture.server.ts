/** A picture as a data URL: no second request fetches it, so one access is logged, and nothing is cached. */
export async function inlinePicture(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return `data:${answer.headers.get("Content-Type") ?? "image/jpeg"};base64,${bytes.toString("base64")}`;
}
