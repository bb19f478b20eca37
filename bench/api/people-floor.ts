// The least a server can do for "my people with their latest note": node:http, pg, and one prepared statement that also
// checks the session. Takes DATABASE_URL.
import pg from "pg";
import { listen } from "../listen.ts";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10, idleTimeoutMillis: 0 });

const PEOPLE = `
  select p.id, p.name, p.relation, p.updated_at, n.id as note_id, n.body, n.created_at
  from sessions s
  join people p on p.owner_id = s.user_id
  left join lateral (
    select id, body, created_at from notes where person_id = p.id order by created_at desc limit 1
  ) n on true
  where s.token = $1 and s.expires_at > now()
  order by p.updated_at desc
  limit 50`;

listen("floor", (request, response) => {
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
