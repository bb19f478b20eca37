// The least that answers from the embedded database: node:http, and PGlite in the same thread. Takes FOLDER.
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { serve } from "../serve.ts";

const database = await PGlite.create({ fs: new NodeFS(process.env["FOLDER"] ?? "") });
await serve("floor", (_, response) => {
  database.query("select 1").then(
    () => response.end("ok"),
    () => response.writeHead(500).end(),
  );
});
