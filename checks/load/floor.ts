// The minimum work for the reads of the home page and a person's page: node:http, pg, and one prepared statement per
// request that also checks the session. Takes DATABASE_URL.
import pg from "pg";
import { PEOPLE } from "../../bench/api/people-statement.ts";
import { serve } from "../../bench/serve.ts";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10, idleTimeoutMillis: 0 });

const OWN = "from sessions s join users u on u.id = s.user_id";
const VALID = "s.token = $1 and s.expires_at > now()";

/** By the first segment of the path; the second one is a person's id. */
const STATEMENTS = new Map([
  ["profile", `select u.id, u.email ${OWN} where ${VALID}`],
  ["people", PEOPLE],
  [
    "recent",
    `select n.id, n.body, n.created_at, p.name ${OWN} join notes n on n.owner_id = u.id join people p on p.id = n.person_id
     where ${VALID} order by n.created_at desc limit 5`,
  ],
  [
    "coming",
    `select t.id, t.action, t.planned_at, p.name ${OWN} join plans t on t.owner_id = u.id join people p on p.id = t.person_id
     where ${VALID} order by t.planned_at limit 3`,
  ],
  [
    "person",
    `select p.id, p.name, p.relation, p.updated_at,
       (select max(created_at) from notes where person_id = p.id) as last_contact
     ${OWN} join people p on p.owner_id = u.id where ${VALID} and p.id = $2`,
  ],
  [
    "notes",
    `select n.id, n.body, n.created_at ${OWN} join notes n on n.owner_id = u.id
     where ${VALID} and n.person_id = $2 order by n.created_at desc limit 50`,
  ],
  [
    "plans",
    `select t.id, t.action, t.planned_at ${OWN} join plans t on t.owner_id = u.id
     where ${VALID} and t.person_id = $2 order by t.planned_at desc limit 50`,
  ],
]);

await serve("floor", (request, response) => {
  const token = /sid=([0-9a-f]+)/.exec(request.headers.cookie ?? "")?.[1];
  const [, name = "", person] = (request.url ?? "").split("/");
  const text = STATEMENTS.get(name);
  if (!token || !text) {
    response.writeHead(token ? 404 : 401).end();
    return;
  }
  pool.query({ name, text, values: person ? [token, person] : [token] }).then(
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
