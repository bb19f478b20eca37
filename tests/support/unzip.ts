import { promisify } from "node:util";
import yauzl from "yauzl";

const open = promisify((zip: Buffer, done: (error: Error | null, file: yauzl.ZipFile) => void) =>
  yauzl.fromBuffer(zip, { lazyEntries: true }, done),
);

/** The files of a zip archive as texts, by name. Checks their CRCs. */
export async function unzip(zip: Buffer): Promise<Record<string, string>> {
  const file = await open(zip);
  const texts: Record<string, string> = {};
  const ended = new Promise<void>((resolve, reject) => file.once("end", resolve).once("error", reject));
  file.on("entry", (entry: yauzl.Entry) => {
    file.openReadStream(entry, (error, stream) => {
      if (error) file.emit("error", error);
      else {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          texts[entry.fileName] = Buffer.concat(chunks).toString("utf8");
          file.readEntry();
        });
      }
    });
  });
  file.readEntry();
  await ended;
  return texts;
}
