import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { personaSchema, type Persona } from "#domain/people/contract.ts";
import { stripPhoto } from "#domain/people/photo.ts";
import { purgeDeleted } from "#server/records/account/purge-deleted.ts";
import { personaPhotos } from "#server/db/schema/people.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { addPerson, readPerson } from "../support/people.ts";
import { cameraPhoto, photoWith, segment, smallPhoto } from "../support/photo.ts";

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
let id: string;

beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
  bruno = await app.signUp({ name: "Bruno" });
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ id } = await addPerson(anna));
});

const at = (person: string) => `/api/personas/${person}/photo`;
const put = (user: TestUser, person: string, file: Buffer | string) =>
  user.request(at(person), {
    method: "PUT",
    body: { image: typeof file === "string" ? file : file.toString("base64") },
  });
async function keep(file: Buffer): Promise<Persona> {
  const response = await put(anna, id, file);
  expect(response.status).toBe(200);
  return personaSchema.parse(await response.json());
}
const bytesOf = async (user: TestUser, person: string) =>
  Buffer.from(await (await user.request(at(person))).arrayBuffer());

test("a photo is stored and returned without its metadata", async () => {
  const { photo } = await keep(cameraPhoto());
  expect(photo).toMatch(/^[0-9a-f]{16}$/);
  const response = await anna.request(at(id));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  expect(response.headers.get("vary")).toContain("Cookie");
  const given = Buffer.from(await response.arrayBuffer());
  expect(given).toEqual(Buffer.from(stripPhoto(smallPhoto())!));
  expect(given.includes("Secret")).toBe(false);
  const [row] = await app.db.withUser(anna.id, (tx) =>
    tx.select().from(personaPhotos).where(eq(personaPhotos.personaId, id)),
  );
  expect(Buffer.from(row!.image, "base64")).toEqual(given);
  expect((await readPerson(anna, id)).photo).toBe(photo);
  const { items } = (await (await anna.request("/api/personas")).json()) as { items: Persona[] };
  expect(items.find((one) => one.id === id)!.photo).toBe(photo);
});

test("a new photo replaces the old one under a new URL; a removed one is gone", async () => {
  const first = await keep(smallPhoto());
  expect((await keep(smallPhoto())).photo).toBe(first.photo);
  const other = photoWith([segment(0xdd, Buffer.from([0, 0]))]);
  expect((await keep(other)).photo).not.toBe(first.photo);
  expect(await bytesOf(anna, id)).toEqual(Buffer.from(stripPhoto(other)!));
  const gone = await anna.request(at(id), { method: "DELETE" });
  expect(personaSchema.parse(await gone.json()).photo).toBeNull();
  expect((await anna.request(at(id))).status).toBe(404);
  expect((await anna.request(at(id), { method: "DELETE" })).status).toBe(200);
});

test.each([
  ["no picture", "", "photo_unreadable"],
  ["no base64", "%%%", "photo_unreadable"],
  [
    "something else",
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"),
    "photo_unreadable",
  ],
  ["half a picture", smallPhoto().subarray(0, 200), "photo_unreadable"],
  ["more than it may have", Buffer.alloc(60_001, 1), "photo_too_large"],
])("rejects %s and keeps the current photo", async (_name, file, code) => {
  const { photo } = await keep(smallPhoto());
  const { code: got, field } = await errorOf(await put(anna, id, file));
  expect([got, field]).toEqual([code, "image"]);
  expect((await readPerson(anna, id)).photo).toBe(photo);
});

test("another user can neither see, change nor remove it", async () => {
  await keep(smallPhoto());
  expect((await bruno.request(at(id))).status).toBe(404);
  expect((await put(bruno, id, smallPhoto())).status).toBe(404);
  expect((await bruno.request(at(id), { method: "DELETE" })).status).toBe(404);
  expect((await app.request(at(id))).status).toBe(401);
  expect(await bytesOf(anna, id)).toEqual(Buffer.from(stripPhoto(smallPhoto())!));
});

test("returns 304 for a cached photo, only to its owner", async () => {
  const { photo } = await keep(smallPhoto());
  const etag = `"${photo}"`;
  const given = await anna.request(at(id));
  expect(given.headers.get("etag")).toBe(etag);
  const ask = (user: TestUser | TestApp, known = etag) => user.request(at(id), { headers: { "if-none-match": known } });
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const same = await ask(anna, known);
    expect([same.status, await same.text()]).toEqual([304, ""]);
    expect(same.headers.get("etag")).toBe(etag);
    expect(same.headers.get("cache-control")).toBe("private, no-cache");
    expect(same.headers.get("vary")).toContain("Cookie");
  }
  for (const known of ['"other"', String(photo), "", "*"]) expect((await ask(anna, known)).status).toBe(200);
  const refused = [await ask(bruno), await ask(app)];
  expect(refused.map(({ status }) => status)).toEqual([404, 401]);
  for (const { headers } of refused) expect(headers.get("cache-control")).toBe("no-store");

  await keep(photoWith([segment(0xdd, Buffer.from([0, 0]))]));
  expect((await ask(anna)).status).toBe(200);
  await keep(smallPhoto());
  await anna.request(at(id), { method: "DELETE" });
  expect((await ask(anna)).status).toBe(404);
  await keep(smallPhoto());
  await anna.request(`/api/personas/${id}`, { method: "DELETE" });
  expect((await ask(anna)).status).toBe(404);
});

test("a signed-out browser must not show it, and is told over https to clear its cache", async () => {
  const clara = await app.signUp({ name: "Clara" });
  const { id: person } = await addPerson(clara);
  const { photo } = (await (await put(clara, person, smallPhoto())).json()) as Persona;
  expect((await clara.request("/api/auth/sign-out", { method: "POST" })).headers.get("clear-site-data")).toBeNull();
  const after = await clara.request(at(person), { headers: { "if-none-match": `"${photo}"` } });
  expect(after.status).toBe(401);

  const secure = await testApp({ publicUrl: "https://sintonia.example" });
  try {
    const dora = await secure.signUp({ name: "Dora" });
    const refused = await secure.request("/api/auth/sessions/end-all", { method: "POST" });
    expect([refused.status, refused.headers.get("clear-site-data")]).toEqual([401, null]);
    const out = await dora.request("/api/auth/sign-out", { method: "POST" });
    expect([out.status, out.headers.get("clear-site-data")]).toEqual([200, '"cache"']);
  } finally {
    await secure.close();
  }
});

test("it is deleted and restored with the person", async () => {
  await keep(smallPhoto());
  await anna.request(`/api/personas/${id}`, { method: "DELETE" });
  expect((await anna.request(at(id))).status).toBe(404);
  await anna.request(`/api/personas/${id}/restore`, { method: "POST" });
  expect((await anna.request(at(id))).status).toBe(200);
  await anna.request(`/api/personas/${id}`, { method: "DELETE" });
  await purgeDeleted(app.db, new Date(Date.now() + 86_400_000));
  const rows = await app.db.withSystem((tx) => tx.select().from(personaPhotos).where(eq(personaPhotos.personaId, id)));
  expect(rows).toEqual([]);
});

test("only its own operations and the archive read the table: no coach, model or search", () => {
  const root = path.resolve(import.meta.dirname, "../..");
  const sources = globSync("{server,cli}/**/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  const naming = (name: string) => sources.filter((file) => readFileSync(path.join(root, file), "utf8").includes(name));
  expect(naming("personaPhotos").toSorted()).toEqual([
    "server/db/schema/people.ts",
    "server/features/my-data/exported-tables.ts",
    "server/features/people/photo.ts",
  ]);
  expect(naming("persona_photos")).toEqual(["server/db/schema/people.ts"]);
});
