import { expect, test } from "vitest";
import { packagesOf } from "./pack-packages.ts";

test("finds the packages that a module imports at run time, in whatever form", () => {
  const source = `import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import { z } from "zod";
import {
  and,
  type SQL,
} from "drizzle-orm";
import "side-effect";
import { byName } from "#server/db/connect.ts";
import { beside } from "./beside.ts";
export type { Pool } from "pg";
export { serve } from "@hono/node-server";
const { Encrypter } = await import("age-encryption");
const text = 'the words "from nowhere" are no import';
`;
  expect(packagesOf(source)).toEqual(["zod", "drizzle-orm", "side-effect", "@hono/node-server", "age-encryption"]);
});
