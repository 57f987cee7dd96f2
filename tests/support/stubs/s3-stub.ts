// An S3-compatible store in memory, addressed by path, that checks every signature and fails as a test says.
import { OutsideStub, type StubResponse, type ReceivedCall } from "./outside-stub";
import { signatureFault, type Keys } from "./sigv4";

export interface S3StubSettings extends Keys {
  readonly bucket: string;
  readonly now: () => number;
}

export class S3Stub {
  readonly objects = new Map<string, { bytes: Buffer; storedAt: number }>();
  /** Taken one after the other, each by one call; "lost answer" does what is asked and then hangs up. */
  readonly faults: (StubResponse | "lost answer")[] = [];
  objectsAtOnce = 1000;
  private gate: { arrived: () => void; opened: Promise<void> } | undefined;
  knowsConditions = true;
  /** Hangs up on every call. */
  isAway = false;
  private constructor(
    private readonly stub: OutsideStub,
    private readonly settings: S3StubSettings,
  ) {}

  static async open(settings: S3StubSettings): Promise<S3Stub> {
    const stub = await OutsideStub.open();
    const store = new S3Stub(stub, settings);
    stub.respondsWith((seen) => store.play(seen));
    return store;
  }

  get endpoint(): string {
    return this.stub.origin;
  }

  get seen(): ReceivedCall[] {
    return this.stub.received;
  }

  close(): void {
    this.stub.close();
  }

  /** Answers no one until `release`; `arrived` resolves with the first call that waits. */
  hold(): { arrived: Promise<void>; release: () => void } {
    let [arrive, release]: (() => void)[] = [];
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const opened = new Promise<void>((resolve) => (release = resolve));
    this.gate = { arrived: () => arrive?.(), opened };
    return { arrived, release: () => release?.() };
  }

  private async play(seen: ReceivedCall): Promise<StubResponse> {
    this.gate?.arrived();
    await this.gate?.opened;
    if (this.isAway) return "hang up";
    const fault = this.faults.shift();
    if (fault === "lost answer") {
      this.answer(seen);
      return "hang up";
    }
    return fault ?? this.answer(seen);
  }

  private answer(seen: ReceivedCall): StubResponse {
    const wrong = signatureFault(seen, this.settings, this.settings.now());
    if (wrong) return refusal(403, wrong);
    const { pathname, searchParams } = new URL(seen.path, "http://stub");
    const [, bucket, ...rest] = pathname.split("/");
    const name = decodeURIComponent(rest.join("/"));
    if (bucket !== this.settings.bucket) return refusal(404, "NoSuchBucket");
    if (name === "") return seen.method === "GET" ? this.list(searchParams) : { status: 200 };
    if (seen.method === "PUT") return this.put(name, seen);
    const object = this.objects.get(name);
    if (seen.method === "DELETE") this.objects.delete(name);
    if (seen.method === "DELETE") return { status: 204 };
    return object
      ? { body: object.bytes, headers: { "Content-Type": "application/octet-stream" } }
      : refusal(404, "NoSuchKey");
  }

  private put(name: string, { headers, body }: ReceivedCall): StubResponse {
    const isConditional = headers["if-none-match"] === "*";
    if (isConditional && !this.knowsConditions) return refusal(501, "NotImplemented");
    if (isConditional && this.objects.has(name)) return refusal(412, "PreconditionFailed");
    if (headers["content-length"] !== String(body.byteLength))
      return refusal(411, "MissingContentLength");
    this.objects.set(name, { bytes: body, storedAt: this.settings.now() });
    return { status: 200, headers: { ETag: '"stored"' } };
  }

  private list(query: URLSearchParams): StubResponse {
    const from = query.get("continuation-token") ?? "";
    const names = [...this.objects.keys()]
      .sort()
      .filter((name) => name.startsWith(query.get("prefix") ?? "") && `${name}&=+` > from);
    const page = names.slice(0, Math.min(Number(query.get("max-keys")), this.objectsAtOnce));
    const isTruncated = page.length < names.length;
    const contents = page.map(
      (name) =>
        `<Contents><Key>${xml(name)}</Key><LastModified>${new Date(this.objects.get(name)?.storedAt ?? 0).toISOString()}</LastModified><Size>1</Size></Contents>`,
    );
    // A token with everything in it that has to be escaped on its way.
    const next = isTruncated
      ? `<NextContinuationToken>${xml(`${page.at(-1)}&=+`)}</NextContinuationToken>`
      : "";
    return {
      headers: { "Content-Type": "application/xml" },
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${contents.join("")}${next}</ListBucketResult>`,
    };
  }
}

export function refusal(status: number, word: string): StubResponse {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${word}</Code><Message>canary-message</Message><Resource>/canary-resource</Resource></Error>`;
  return { status, headers: { "Content-Type": "application/xml" }, body };
}

function xml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
