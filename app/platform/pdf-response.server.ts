// A PDF as a download, once it is the customer's turn.
import { enqueuePdf } from "../pdf/pdf-queue.server";

interface Pdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of the file. */
  readonly name: string;
}

/** A customer waits for one at a time: further ones are answered with `busy`, in words, until then. */
export async function pdfResponse(
  customerId: string,
  busy: string,
  draw: () => Promise<Pdf>,
): Promise<Response> {
  const pdf = await enqueuePdf(customerId, draw);
  if (!pdf)
    throw new Response(busy, {
      status: 503,
      headers: {
        "Retry-After": "5",
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
      },
    });
  return new Response(pdf.bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${pdf.name}"`,
      "Cache-Control": "no-store",
    },
  });
}
