// Parses one page of a bucket's list (ListObjectsV2); anything else is rejected.
import { S3Error } from "./s3-calls";

interface ObjectList {
  readonly objects: readonly { readonly name: string; readonly storedAt: number }[];
  /** The cursor of the next page; null on the last. */
  readonly next: string | null;
}

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&#39;": "'",
  "&#34;": '"',
  "&amp;": "&",
};

export function readObjectList(body: Uint8Array): ObjectList {
  const text = new TextDecoder().decode(body);
  const [, page] = /<ListBucketResult[^>]*>([\s\S]*)<\/ListBucketResult>\s*$/.exec(text) ?? [];
  if (page === undefined) throw odd();
  const objects = [...page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, object = ""]) => {
    const [name, storedAt] = [
      textIn(object, "Key"),
      Date.parse(textIn(object, "LastModified") ?? ""),
    ];
    if (name === null || Number.isNaN(storedAt)) throw odd();
    return { name, storedAt };
  });
  const next = textIn(page, "NextContinuationToken");
  const isLast = textIn(page, "IsTruncated") !== "true";
  if (!isLast && !next) throw odd();
  return { objects, next: isLast ? null : next };
}

function textIn(xml: string, name: string): string | null {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text?.replace(/&(?:\w+|#\d+);/g, (entity) => entities[entity] ?? entity) ?? null;
}

function odd(): S3Error {
  return new S3Error("its list can't be read");
}
