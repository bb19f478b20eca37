const JPEG =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAeEAACAQMFAAAAAAAAAAAAAAABAgADBCEFEUFhcf/EABQBAQAAAAAAAAAAAAAAAAAAAAX/xAAWEQEBAQAAAAAAAAAAAAAAAAABABH/2gAMAwEAAhEDEQA/AKVHszp9NEpOLsNu7k4Iz35xERCV2VDL/9k=";

/** A JPEG of 8 by 8 pixels, as a canvas encodes it. */
export const smallPhoto = (): Buffer => Buffer.from(JPEG, "base64");

/** A JPEG segment. */
export function segment(marker: number, body: Uint8Array | string): Buffer {
  const content = Buffer.from(body);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** `smallPhoto` with segments inserted after the start marker and bytes appended. */
export function photoWith(segments: Buffer[], after = ""): Buffer {
  const plain = smallPhoto();
  return Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2), Buffer.from(after)]);
}

/** `smallPhoto` with metadata as in a camera's file: location, XMP, caption, comment. */
export const cameraPhoto = (): Buffer =>
  photoWith(
    [
      segment(0xe1, `Exif\0\0MM\0*GPS 45.4642 N 9.1900 E`),
      segment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Secret</x:xmpmeta>"),
      segment(0xed, "Photoshop 3.0\0Secret caption"),
      segment(0xfe, "Secret comment"),
    ],
    "Secret tail",
  );
