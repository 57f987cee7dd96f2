// Limits the number of parts in a multipart body, because each part costs more than its bytes.

/** Ten files and many times the fields of the longest form; pages have the same limit. */
export const partsMaximum = 300;

export class TooManyParts extends Error {
  override name = "TooManyParts";
}

/** Throws TooManyParts as soon as there is one more, and TypeError if the body isn't multipart. */
export async function readFormData(
  type: string,
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
): Promise<FormData> {
  const boundary = boundaryIn(type);
  if (boundary === undefined || body === null)
    throw new TypeError("a form without a boundary or without a body");
  const counter = partCounter(`--${boundary}`);
  // The parser gets the same boundary that was counted.
  const headers = { "Content-Type": `multipart/form-data; boundary="${boundary}"` };
  const counted = body.pipeThrough(counter.through);
  return new Response(counted, { headers }).formData().catch((error: unknown) => {
    throw counter.isOver() ? new TooManyParts() : error;
  });
}

function boundaryIn(type: string): string | undefined {
  return /;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;",]{1,70}))/i
    .exec(type)
    ?.slice(1)
    .find((found) => found !== undefined);
}

function partCounter(delimiter: string) {
  const mark = Buffer.from(delimiter);
  let tail = Buffer.alloc(0);
  let found = 0;
  // One more for the closing boundary.
  const isOver = () => found > partsMaximum + 1;
  const through = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      const text = Buffer.concat([tail, chunk]);
      for (
        let at = text.indexOf(mark);
        at >= 0 && !isOver();
        at = text.indexOf(mark, at + mark.length)
      )
        found += 1;
      if (isOver()) return controller.error(new TooManyParts());
      // A boundary may span two chunks; what is kept is shorter than one, so it is never counted twice.
      tail = text.subarray(Math.max(0, text.length - mark.length + 1));
      controller.enqueue(chunk);
    },
  });
  return { through, isOver };
}
