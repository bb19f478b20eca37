import path from "node:path";
import { expect } from "./fixtures.ts";
import { post, type Texts } from "./steps.ts";
import { test as base } from "./with-model.ts";

export const MODEL = "whisper-local";
export const SAID = { en: "On Tuesday Marta laughed at my joke.", it: "Marta mi ha ascoltato, e abbiamo riso." };

type Page = Parameters<typeof post>[0];

/** A server with a transcriber, and a browser whose microphone plays a recording of SAID in a loop. */
export const test = base.extend<{ atRest: void }>({
  launchOptions: [
    async ({ launchOptions }, use, { project }) => {
      const speech = path.join(
        import.meta.dirname,
        "speech",
        project.use.locale?.startsWith("it") ? "it.wav" : "en.wav",
      );
      const args = [
        "--use-fake-device-for-media-stream",
        // Headless Chromium cannot show the permission prompt.
        "--use-fake-ui-for-media-stream",
        `--use-file-for-fake-audio-capture=${speech}`,
        "--no-sandbox",
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: "worker" },
  ],
  modelSettings: [{ AI_TRANSCRIPTION_MODEL: MODEL }, { scope: "worker" }],
  atRest: [
    async ({ model, language, context }, use) => {
      model.scriptSpeech({ kind: "text", text: SAID[language] });
      await context.addInitScript(keepTracks);
      await use();
    },
    { auto: true },
  ],
});

/** Collects all microphone tracks, to check later whether they were stopped. */
function keepTracks(): void {
  const tracks: MediaStreamTrack[] = [];
  Object.assign(globalThis, { microphoneTracks: tracks });
  const devices = navigator.mediaDevices;
  const open = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    tracks.push(...stream.getTracks());
    return stream;
  };
}

/** The states of all microphone tracks so far, in order of creation. */
export async function expectMicrophone(page: Page, states: ("live" | "ended")[]): Promise<void> {
  const readyStates = () =>
    page.evaluate(() =>
      (globalThis as unknown as { microphoneTracks: MediaStreamTrack[] }).microphoneTracks.map(
        ({ readyState }) => readyState,
      ),
    );
  await expect.poll(readyStates).toEqual(states);
}

/** Records for two seconds; with `stop: false` the recording continues. */
export async function speak(page: Page, t: Texts, { stop = true } = {}): Promise<void> {
  await page.getByRole("button", { name: t("voice:start"), exact: true }).click();
  // At least two seconds: where the machine stood still, it shows more.
  await expect(page.getByRole("timer")).toHaveText(/^(0:0[2-9]|0:[1-5]\d|[1-4]:\d\d)$/);
  if (stop) await page.getByRole("button", { name: t("voice:stop"), exact: true }).click();
}

/** Consents to the model over the API. */
export async function agree(page: Page): Promise<void> {
  await post(page, "/api/chat/consent", { agreed: true });
}
