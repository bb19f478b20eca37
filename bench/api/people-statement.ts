/** The floor's query: the session's user and their people with the newest note each. */
export const PEOPLE = `
  select p.id, p.name, p.relation, p.updated_at, n.id as note_id, n.body, n.created_at
  from sessions s
  join people p on p.owner_id = s.user_id
  left join lateral (
    select id, body, created_at from notes where person_id = p.id order by created_at desc limit 1
  ) n on true
  where s.token = $1 and s.expires_at > now()
  order by p.updated_at desc
  limit 50`;
