// Documents as objects of an S3-compatible bucket, each under documents/ and its random key.
import { keyPattern } from "./keys";
import { readObjectList } from "./object-list";
import type { DocumentStore } from "../../features/documents/port";
import { s3Calls, S3Error, s3Refusal, errorCodeIn, type S3ClientSettings } from "./s3-calls";

const folder = "documents/";
const listedAtOnce = 500;
/** More than the largest encrypted document. */
const maximumBytes = 16 * 1024 * 1024;

export function s3Bucket(settings: S3ClientSettings): DocumentStore {
  const call = s3Calls(settings);
  const nameOf = (key: string) => {
    if (!keyPattern.test(key)) throw new RangeError("not a document key");
    return `${folder}${key}`;
  };
  const get = async (key: string) => {
    const answer = await call({ method: "GET", name: nameOf(key), maxBytes: maximumBytes });
    if (answer.status === 200) return answer.body;
    if (answer.status === 404 && errorCodeIn(answer) === "NoSuchKey") return null;
    throw s3Refusal(answer);
  };
  return {
    async put(key, bytes) {
      const name = nameOf(key);
      if (bytes.byteLength > maximumBytes) throw new RangeError("too large for a document");
      const body = new Uint8Array(bytes);
      const headers = { "Content-Type": "application/octet-stream" };
      const answer = await call({
        method: "PUT",
        name,
        body,
        headers: { ...headers, "If-None-Match": "*" },
      });
      if (answer.status === 200) return;
      // The first attempt may have stored it, with its response lost.
      if (answer.status === 412 && answer.attempts > 1 && isSame(await get(key), body)) return;
      // For stores without conditional writes: keys are random, so none is needed.
      const plain =
        answer.status === 501 ? await call({ method: "PUT", name, body, headers }) : answer;
      if (plain.status !== 200) throw s3Refusal(plain);
    },
    get,
    async *list() {
      let from: string | null = "";
      while (from !== null) {
        const query: Record<string, string> = {
          "list-type": "2",
          prefix: folder,
          "max-keys": String(listedAtOnce),
          ...(from && { "continuation-token": from }),
        };
        const answer = await call({ method: "GET", query });
        if (answer.status !== 200) throw s3Refusal(answer);
        const { objects, next } = readObjectList(answer.body);
        if (next !== null && next === from) throw new S3Error("its list never ends");
        const inFolder = objects.filter(({ name }) => name.startsWith(folder));
        yield inFolder
          .map(({ name, storedAt }) => ({ key: name.slice(folder.length), storedAt }))
          .filter(({ key }) => keyPattern.test(key));
        from = next;
      }
    },
    async remove(key) {
      const answer = await call({ method: "DELETE", name: nameOf(key) });
      const isGone =
        answer.status === 204 ||
        answer.status === 200 ||
        (answer.status === 404 && errorCodeIn(answer) === "NoSuchKey");
      if (!isGone) throw s3Refusal(answer);
    },
    async check() {
      const answer = await call({ method: "HEAD" });
      if (answer.status !== 200) throw s3Refusal(answer);
    },
  };
}

function isSame(stored: Uint8Array | null, bytes: Uint8Array): boolean {
  return stored !== null && Buffer.from(stored).equals(bytes);
}
