import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { listVariables } from './config.ts'
import { StartFailure } from './core/start.ts'
import { loadConfig } from './load-config.ts'
import { SOURCE_VARIABLES } from './sources/index.ts'
import { makeFolder } from './testing/project.ts'

const folder = makeFolder()
afterAll(folder.remove)

const SECRET = 'postgres://genkan:a-secret@db.example.org:5432/genkan'

function fileOf(content: string | Uint8Array): string {
  const path = join(folder.path, `secret-${Math.random()}`)
  writeFileSync(path, content)
  return path
}

/** How the settings are refused: one line that never has the secret. */
async function refusal(environment: Readonly<Record<string, string>>): Promise<string> {
  const error = await loadConfig(environment).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartFailure)
  const { message } = error as StartFailure
  expect(message).not.toMatch(/a-secret|\n/)
  return message
}

describe('a secret in a file', () => {
  test('stands for the variable, without the space around it', async () => {
    const DATABASE_URL_FILE = fileOf(`${SECRET}\n`)
    expect(await loadConfig({ DATABASE_URL_FILE, DATABASE_URL: ' ' })).toMatchObject({ databaseUrl: SECRET })
    expect(await loadConfig({ DATABASE_URL: SECRET, DATABASE_URL_FILE: '' })).toMatchObject({ databaseUrl: SECRET })
    const { sources } = await loadConfig({ PEXELS_KEY_FILE: fileOf('\uFEFFabcdefgh12345678\r\n') })
    expect(sources.settings).toEqual({ PEXELS_KEY: 'abcdefgh12345678' })
  })

  test('is one of all secrets, and of nothing else', async () => {
    const secret = listVariables().flatMap(({ name, isSecret }) => (isSecret ? [name] : []))
    const own = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'WX_SECRET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']
    const keys = SOURCE_VARIABLES.flatMap(({ name, kind }) => (kind === 'key' || kind === 'password' ? [name] : []))
    expect(secret).toEqual(expect.arrayContaining([...own, ...keys]))
    for (const name of secret)
      expect(await refusal({ [`${name}_FILE`]: '/none/x' })).toBe(
        `${name}_FILE names /none/x, which cannot be read (ENOENT).`,
      )
    expect(await loadConfig({ PORT_FILE: '/none/x' })).toMatchObject({ port: 8080 })
  })

  test('is refused beside the variable itself, naming both', async () => {
    expect(await refusal({ DATABASE_URL: SECRET, DATABASE_URL_FILE: fileOf(SECRET) })).toBe(
      'DATABASE_URL and DATABASE_URL_FILE must not be set together.',
    )
  })

  test('is refused as the variable is, without what it says', async () => {
    expect(await refusal({ DATABASE_URL_FILE: fileOf('mysql://me:a-secret@host/db') })).toMatch(/^DATABASE_URL must be/)
  })

  test.each<readonly [string, () => string, string]>([
    ['a folder', () => folder.path, 'cannot be read (EISDIR)'],
    ['empty', () => fileOf(' \n'), 'is empty'],
    ['no text', () => fileOf(Buffer.concat([Buffer.from(SECRET), Buffer.from([0xff])])), 'is no text in UTF-8'],
    ['over 64 KB', () => fileOf(`${SECRET}${' '.repeat(65_536)}`), 'has more than 64 KB'],
    ['without an end', () => '/dev/zero', 'has more than 64 KB'],
  ])('that is %s is refused, naming variable and path', async (_what, make, reason) => {
    const path = make()
    expect(await refusal({ DATABASE_URL_FILE: path })).toBe(`DATABASE_URL_FILE names ${path}, which ${reason}.`)
  })

  test.skipIf(process.getuid?.() === 0)('that others keep for themselves is refused', async () => {
    const path = fileOf(SECRET)
    chmodSync(path, 0)
    expect(await refusal({ DATABASE_URL_FILE: path })).toContain('cannot be read (EACCES)')
  })
})
