// Photos of phones are larger than anyone needs to read a document: sent as they are, three of them take minutes on a
// slow line. Fetched when a file is chosen; if it fails, the original is sent.

/** Smaller ones only for a picture that is full of detail. */
const longestSidesPx = [2000, 1500, 1000];
const qualities = [0.8, 0.6, 0.4];
/** Three photos together stay below 1 MB. */
const usualBytes = 320 * 1024;
const isPhoto = /^image\/(jpeg|png|webp|hei[cf])$/;
/** Some systems don't know the type of these. */
const isHeic = /\.hei[cf]$/i;

/** The file as a smaller JPEG, upright; itself if that isn't smaller, or the browser can't read it. */
export async function shrunk(file: File): Promise<File> {
  const mustConvert = isHeic.test(file.name) || /hei[cf]$/.test(file.type);
  if (!mustConvert && (!isPhoto.test(file.type) || file.size <= usualBytes)) return file;
  try {
    const small = await smallJpeg(file);
    if (!small || (!mustConvert && small.size >= file.size)) return file;
    const name = file.name.replace(/\.\w+$/, "");
    return new File([small], `${name}.jpg`, { type: small.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}

async function smallJpeg(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  let smallest: Blob | null = null;
  for (const longest of longestSidesPx) {
    const canvas = drawn(picture, longest);
    for (const quality of qualities) {
      smallest = (await jpegOf(canvas, quality)) ?? smallest;
      if (smallest && smallest.size <= usualBytes) return smallest;
    }
  }
  return smallest;
}

function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  // A JPEG has no transparency.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
