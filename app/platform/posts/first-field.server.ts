// The first field of a multipart form, read before any of its files: it is the token that says for whom the form was made.

const mostBytes = 4096;
const firstField =
  /^--[^\r\n]{1,200}\r\ncontent-disposition: *form-data; *name="(\w{1,40})"\r\n\r\n([^\r\n]*)\r\n--/i;

interface Peeked {
  /** The first field alone, empty if it is a file; missing for a form of another encoding. */
  readonly first?: FormData;
  /** The same request, whose body can still be read. */
  readonly whole: Request;
}

export async function peekFirstField(request: Request): Promise<Peeked> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!request.body || !/^multipart\/form-data\b/i.test(type)) return { whole: request };
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let start = "";
  while (start.length < mostBytes && !firstField.test(start)) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    start += Buffer.from(value).toString("latin1");
  }
  const first = new FormData();
  const [, name, value] = firstField.exec(start) ?? [];
  if (name !== undefined && value !== undefined) first.set(name, value);
  return { first, whole: withBody(request, chunks, reader) };
}

function withBody(
  { url, method, headers, signal }: Request,
  chunks: readonly Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Request(url, { method, headers, signal, body, duplex: "half" });
}
