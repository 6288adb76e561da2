import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { root } from '../../../scripts/lib/root.ts'
import type { TemporaryFolder } from '../../../src/server/testing/project.ts'

const NAME = '9999_soak'
const MIGRATION = `import { sql } from 'kysely'
/** A column and an index more, which versions before know nothing of. */
export const soak = {
  async up(database) {
    await sql\`alter table chat_message add column soak integer not null default 0\`.execute(database)
    await sql\`create index chat_message_soak on chat_message (soak, id)\`.execute(database)
  },
}
`

/**
 * Writes the server's program with a migration more, as a next version brings it.
 * @param folder with the project that it serves
 * @returns arguments of `node`
 */
export function writeNextVersion(folder: TemporaryFolder): readonly string[] {
  const next = join(folder.path, 'next')
  for (const part of ['server', 'shared']) cpSync(join(root, 'src', part), join(next, 'src', part), { recursive: true })
  cpSync(join(root, 'package.json'), join(next, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(next, 'node_modules'))
  const migrations = join(next, 'src/server/adapters/database/migrations')
  writeFileSync(join(migrations, `${NAME}.ts`), MIGRATION)
  const index = readFileSync(join(migrations, 'index.ts'), 'utf8')
  const changed = index.replace(/(export const migrations[^{]*\{)/, `$1\n  '${NAME}': soak,`)
  if (changed === index) throw new Error('the list of migrations has another form')
  writeFileSync(join(migrations, 'index.ts'), `import { soak } from './${NAME}.ts'\n${changed}`)
  const run = pathToFileURL(join(next, 'src/server/run.ts')).href
  folder.write('next.mjs', `const { run } = await import('${run}'); await run(process.env, process.argv[2])`)
  return [join(folder.path, 'next.mjs'), folder.path]
}

/** Lets this version open a database again that the next one has used: what it has added is in nobody's way. */
export async function forgetNextVersion(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query('delete from kysely_migration where name = $1', [NAME])
  await client.end()
}
