// The smallest PNG there is, one grey pixel: stands for every document of the demonstration.
const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCB2SexSwAAAABJRU5ErkJggg==";

/** A picture file under this name. */
export function picture(name: string): File {
  return new File([Buffer.from(onePixel, "base64")], name, { type: "image/png" });
}
