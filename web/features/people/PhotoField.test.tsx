import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { Persona } from "#domain/people/contract.ts";
import { ApiError } from "#web/app/api.ts";
import { errorText } from "#web/app/error-text.ts";
import { speak } from "../../../tests/support/speak.ts";
import { PhotoField } from "./PhotoField.tsx";

const photo = vi.hoisted(() => ({ isPending: false, error: null as Error | null, mutate: () => {} }));
vi.mock("./use-photo.ts", () => ({ usePhoto: () => photo }));

const persona = { id: "1", name: "Marta", relationship_type: "Friend", photo: null } as Persona;
const shown = () => renderToStaticMarkup(<PhotoField persona={persona} />);

beforeEach(() => speak("en"));

test("announces a rejected photo in an alert", () => {
  photo.error = null;
  expect(shown()).toMatch(/<div role="alert"[^>]*><\/div>/);
  photo.error = new ApiError("photo_too_large");
  const [, said] = /<div role="alert"[^>]*>(.*)<\/div>/.exec(shown()) ?? [];
  expect(said).toContain(errorText(photo.error));
});

test("hides the native file input, so that only the button is exposed", () => {
  expect(shown()).toMatch(/<input[^>]* hidden=""/);
  expect(shown()).not.toMatch(/<input[^>]* aria-/);
});
