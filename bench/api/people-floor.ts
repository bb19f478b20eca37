// The minimum work for the list of people with their latest notes: node:http, pg, and one prepared statement that also
// checks the session. Takes DATABASE_URL.
import pg from "pg";
import { serve } from "../serve.ts";
import { PEOPLE } from "./people-statement.ts";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10, idleTimeoutMillis: 0 });

await serve("floor", (request, response) => {
  const token = /sid=([0-9a-f]+)/.exec(request.headers.cookie ?? "")?.[1];
  if (!token) {
    response.writeHead(401).end();
    return;
  }
  pool.query({ name: "people", text: PEOPLE, values: [token] }).then(
    ({ rows }) => {
      const body = JSON.stringify(rows);
      response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
      response.end(body);
    },
    (error: Error) => {
      console.error(error.message);
      response.writeHead(500).end();
    },
  );
});
