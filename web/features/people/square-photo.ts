import { DomainError } from "#domain/errors.ts";
import { PHOTO_SIDE } from "#domain/people/photo.ts";

/** Larger files are no photographs that a browser should unpack, in bytes. */
const LARGEST_FILE = 40_000_000;
const QUALITY = 0.86;

/**
 * The middle of a picture as a square JPEG of the size photographs are kept at, in base64; turned as it was taken. Only
 * its pixels go into it. @throws DomainError photo_unreadable, photo_too_large.
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
    // By halves: one great step would leave out most pixels.
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
  // What is see-through would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, to, to);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, x, y, from, from, 0, 0, to, to);
  return canvas;
}
