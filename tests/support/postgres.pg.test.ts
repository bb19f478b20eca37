import pg from "pg";
import { describe, expect, it } from "vitest";
import { createDatabase, databaseUrl, dropDatabase, ensureTemplate, pastPooler } from "./postgres.ts";

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe("private PostgreSQL", () => {
  it("provides a role that row-level security applies to", async () => {
    const url = await createDatabase("support_role");
    const [role] = await query(
      url,
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user",
    );
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: true, rolcreatedb: true });
    await dropDatabase("support_role");
    await expect(query(pastPooler(databaseUrl("support_role")), "select 1")).rejects.toThrow("does not exist");
  });

  it("fills a template once for concurrent callers, and copies it", async () => {
    let fills = 0;
    const fill = async (url: string): Promise<void> => {
      fills += 1;
      await query(url, "create table marker as select 42 as answer");
    };
    await Promise.all([1, 2, 3].map(() => ensureTemplate("support_template", fill)));
    expect(fills).toBe(1);
    const copies = await Promise.all(
      ["a", "b"].map((name) => createDatabase(`support_copy_${name}`, "support_template")),
    );
    for (const url of copies) expect(await query(url, "select answer from marker")).toEqual([{ answer: 42 }]);
  });

  it("drops a template if filling it fails", async () => {
    const failing = ensureTemplate("support_broken", () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    await expect(ensureTemplate("support_broken", () => Promise.resolve())).resolves.toBeUndefined();
  });
});
