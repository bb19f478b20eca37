import { DomainError } from "#domain/errors.ts";
import { PHOTO_SIDE } from "#domain/people/photo.ts";

/** Larger files are rejected without being decoded, in bytes. */
const LARGEST_FILE = 40_000_000;
const QUALITY = 0.86;

/**
 * Crops the center of an image to a square JPEG of `PHOTO_SIDE` pixels, in base64, oriented by its EXIF data. No
 * metadata is kept. @throws DomainError photo_unreadable, photo_too_large.
 */
export async function squarePhoto(file: Blob): Promise<string> {
  if (file.size > LARGEST_FILE) throw new DomainError("photo_too_large", { field: "image" });
  const picture = await createImageBitmap(file).catch(() => {
    throw new DomainError("photo_unreadable", { field: "image" });
  });
  try {
    const { width, height } = picture;
    const side = Math.min(width, height);
    let source: CanvasImageSource = picture;
    let [x, y, from] = [(width - side) / 2, (height - side) / 2, side];
    // Downscale in halves: a single large step would skip most pixels.
    for (let to = Math.ceil(from / 2); to >= PHOTO_SIDE; to = Math.ceil(from / 2)) {
      source = drawn(source, [x, y, from], to);
      [x, y, from] = [0, 0, to];
    }
    const canvas = drawn(source, [x, y, from], PHOTO_SIDE);
    return canvas.toDataURL("image/jpeg", QUALITY).split(",")[1]!;
  } finally {
    picture.close();
  }
}

function drawn(source: CanvasImageSource, [x, y, from]: [number, number, number], to: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = to;
  canvas.height = to;
  const context = canvas.getContext("2d");
  if (!context) throw new DomainError("photo_unreadable", { field: "image" });
  // JPEG has no alpha channel: transparent pixels would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, to, to);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, x, y, from, from, 0, 0, to, to);
  return canvas;
}
