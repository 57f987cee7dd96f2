import { sql, type QueryExecutorProvider } from "kysely";

const rowsAtOnce = 1000;
const id = /"([\w-]{8,64})"/g;

interface Answered {
  user_id: string;
  key: string;
  answer: string;
}

/** The users named in a stored response besides the caller: when one is deleted, an index finds the response. */
export async function peopleOfAnswers(db: QueryExecutorProvider): Promise<void> {
  await sql`create table answers_about_people (
    person_id text not null, user_id text not null, key text not null, primary key (person_id, user_id, key),
    foreign key (user_id, key) references idempotency (user_id, key) on delete cascade)`.execute(
    db,
  );
  await sql`create index answers_about_people_by_key on answers_about_people (user_id, key)`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`select id from users`.execute(db);
  const people = new Set(rows.map((row) => row.id));
  for (let after: [string, string] = ["", ""]; ;) {
    const batch = await sql<Answered>`select user_id, key, answer from idempotency
      where answer is not null and (user_id, key) > (${after[0]}, ${after[1]}) order by user_id, key limit ${rowsAtOnce}`.execute(
      db,
    );
    for (const row of batch.rows) await note(db, row, people);
    const last = batch.rows.at(-1);
    if (!last || batch.rows.length < rowsAtOnce) return;
    after = [last.user_id, last.key];
  }
}

async function note(
  db: QueryExecutorProvider,
  { user_id: userId, key, answer }: Answered,
  people: ReadonlySet<string>,
): Promise<void> {
  const named = new Set([...answer.matchAll(id)].map((match) => match[1] ?? ""));
  for (const person of named) {
    if (person === userId || !people.has(person)) continue;
    await sql`insert into answers_about_people (person_id, user_id, key) values (${person}, ${userId}, ${key})`.execute(
      db,
    );
  }
}
