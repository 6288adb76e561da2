import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { writeServerSettings } from '../../../src/server/adapters/server-settings.ts'
import { makeFolder } from '../../../src/server/testing/project.ts'
import { judgeClocks } from './clock.ts'
import { type FolderState, judgeFolder, lookAtDataFolder } from './data-folder.ts'
import { readSettings } from './settings.ts'

const folder = makeFolder()
afterAll(folder.remove)

describe('settings', () => {
  const dataDir = join(folder.path, 'settings')

  test('are those of the environment where no server has started', async () => {
    expect(await readSettings(dataDir, { PORT: '9000' })).toMatchObject({
      findings: [{ level: 'warn', advice: expect.stringContaining('DATA_DIR') }],
      config: { port: 9000 },
    })
  })

  test('are those that the server started with; others are named, without their values', async () => {
    const REDIS_URL = 'redis://:secret@127.0.0.1:6379'
    await writeServerSettings(dataDir, { REDIS_URL, TRUST_PROXY: '127.0.0.1' })
    expect(await readSettings(dataDir, {})).toMatchObject({
      findings: [{ level: 'ok' }],
      config: { redisUrl: REDIS_URL },
    })
    expect(await readSettings(dataDir, { REDIS_URL })).toMatchObject({ findings: [{ level: 'ok' }] })
    const other = await readSettings(dataDir, { REDIS_URL: 'redis://:other@127.0.0.1:6379', TRUST_PROXY: '' })
    expect(other.findings).toMatchObject([{ level: 'warn', found: expect.stringContaining('REDIS_URL, TRUST_PROXY') }])
    expect(JSON.stringify(other.findings)).not.toMatch(/secret|other@/)
  })

  test('may have their secrets in files', async () => {
    const of = join(folder.path, 'settings-with-files')
    folder.write('redis_url', 'redis://:secret@127.0.0.1:6379\n')
    await writeServerSettings(of, { REDIS_URL_FILE: join(folder.path, 'redis_url') })
    expect(await readSettings(of, {})).toMatchObject({
      findings: [{ level: 'ok' }],
      config: { redisUrl: 'redis://:secret@127.0.0.1:6379' },
    })
    const other = await readSettings(of, { REDIS_URL: 'redis://127.0.0.1:6380' })
    expect(other).toMatchObject({ findings: [{ level: 'warn' }], config: { redisUrl: 'redis://127.0.0.1:6380' } })
  })

  test('that cannot be read have failed, and name the variable', async () => {
    expect(await readSettings(dataDir, { PORT: 'x' })).toMatchObject({
      findings: [{ level: 'FAIL', advice: expect.stringMatching(/^PORT must be/) }],
      config: undefined,
    })
    writeFileSync(join(dataDir, 'server.json'), '{')
    const { findings } = await readSettings(dataDir, {})
    expect(findings).toMatchObject([{ level: 'FAIL', advice: expect.stringContaining('server.json is damaged') }])
  })
})

describe('the data folder', () => {
  const well: FolderState = {
    ...{
      path: '/data',
      mode: 0o700,
      owner: 1000,
      user: 1000,
      freeBytes: 5e9,
      ...{ pepperPath: '/data/pepper.key', pepper: { text: `${'a1'.repeat(32)}\n` } },
    },
  }

  test('is well', () => {
    expect(judgeFolder(well)).toMatchObject([{ level: 'ok', found: expect.stringContaining('4.7 GB are free') }])
    expect(judgeFolder({ ...well, user: undefined })).toMatchObject([{ level: 'ok' }])
  })

  test.each([
    ['open to others', { mode: 0o755 }, 'warn', /chmod 700 \/data/],
    ["another user's", { user: 0 }, 'warn', /user of the server/],
    ['full', { freeBytes: 1e8 }, 'warn', /Make room/],
    ['without its key', { pepper: { reason: 'ENOENT' } }, 'FAIL', /Copy it from another node/],
    ['with a damaged key', { pepper: { text: 'x' } }, 'FAIL', /Restore it/],
  ] as const)('may be %s', (_what, state, level, advice) => {
    expect(judgeFolder({ ...well, ...state })).toMatchObject([{ level, advice: expect.stringMatching(advice) }])
  })

  test('is read as it is', async () => {
    const path = join(folder.path, 'data')
    expect(await lookAtDataFolder(path)).toMatchObject([{ level: 'FAIL', advice: expect.stringContaining('DATA_DIR') }])
    mkdirSync(path, { mode: 0o700 })
    expect(await lookAtDataFolder(path)).toMatchObject([
      { level: 'FAIL', found: expect.stringContaining('pepper.key') },
    ])
    writeFileSync(join(path, 'pepper.key'), '0f'.repeat(32))
    expect(await lookAtDataFolder(path)).toMatchObject([{ level: 'ok' }])
    const pepperFile = join(folder.path, 'of-the-operator')
    expect(await lookAtDataFolder(path, pepperFile)).toMatchObject([
      { level: 'FAIL', found: expect.stringContaining(`${pepperFile} cannot be read (ENOENT`) },
    ])
    chmodSync(path, 0o750)
    expect(await lookAtDataFolder(path)).toMatchObject([{ level: 'warn', found: expect.stringContaining('750') }])
    expect(await lookAtDataFolder(join(path, 'pepper.key'))).toMatchObject([
      { level: 'FAIL', found: expect.stringContaining('no folder') },
    ])
  })
})

test.each([
  [[], 'ok', /no other clock/],
  [[1999, -1999], 'ok', /PostgreSQL and Redis/],
  [[2500, 0], 'warn', /clock of PostgreSQL is 3 s before/],
  [[0, -31_000], 'FAIL', /clock of Redis is 31 s behind/],
] as const)('clocks that differ by %j ms', (differences, level, found) => {
  const of = ['PostgreSQL', 'Redis']
  const findings = judgeClocks(differences.map((ms, at) => ({ of: of[at] ?? '', ms })))
  expect(findings).toMatchObject([{ level, found: expect.stringMatching(found) }])
})
