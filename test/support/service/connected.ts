import { Client } from 'pg';

/** What the work gives over a connection of its own to PostgreSQL, which is closed afterwards. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
