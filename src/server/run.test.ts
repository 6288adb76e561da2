import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openSqlite } from './adapters/database/open-sqlite.ts'
import type { Config } from './config.ts'
import { run, startMessage } from './run.ts'
import { createPostgresDatabase } from './testing/databases.ts'
import { makeFolder, writeProject, writeStart } from './testing/project.ts'

const folder = makeFolder()
const children: ChildProcess[] = []
beforeAll(() => {
  writeProject(folder)
  writeStart(folder)
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  folder.remove()
})

/** Starts the process as `npm start` does, for the sample project or another folder. */
function start(environment: Record<string, string>, script = join(folder.path, 'start.mjs'), root = folder.path) {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder.path, 'data'), ...environment }
  const child = spawn(process.execPath, [script, root], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let out = ''
  let err = ''
  child.stdout.on('data', (data) => {
    out += String(data)
  })
  child.stderr.on('data', (data) => {
    err += String(data)
  })
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err })),
  )
  const address = async () => {
    await expect.poll(() => out, { timeout: 30_000, interval: 20 }).toMatch(/^Genkan is at http:\/\/127\.0\.0\.1:\d+\n/)
    return /http:\S+/.exec(out)?.[0] ?? ''
  }
  return { child, ended, address, out: () => out }
}

describe('the process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('prints its URL, serves, and shuts down on %s', async (signal) => {
    const { child, ended, address } = start({})
    const url = await address()
    expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ data: { status: 'ok', version: '0.2.0' } })
    expect(await (await fetch(url)).text()).toContain('<title>Genkan</title>')
    await expect.poll(() => existsSync(join(folder.path, 'data/server.json'))).toBe(true)
    // An open connection without a request does not hinder the shutdown.
    const idle = connect(Number(new URL(url).port), '127.0.0.1')
    idle.on('error', () => {})
    await fetch(`${url}/api/get_network`, { headers: { connection: 'keep-alive' } })
    child.kill(signal)
    expect(await ended).toMatchObject({ code: 0, err: '' })
    idle.destroy()
  })

  test('prints a link to make the admin until there is one; the log does not have it', async () => {
    const data = join(folder.path, 'first')
    const first = start({ DATA_DIR: data, LOG_LEVEL: 'trace' })
    const url = await first.address()
    const printed = () => /\/#setup=([\w-]{43})/.exec(first.out())?.[1]
    await expect.poll(printed).toBeDefined()
    const body = { token: printed(), password: 'abc123' }
    const made = await fetch(`${url}/users/setup_admin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(await made.json()).toMatchObject({ code: 0, data: { info: { username: 'admin' } } })
    expect(first.out().split(printed() ?? '')).toHaveLength(2)
    first.child.kill('SIGTERM')
    await first.ended
    const second = start({ DATA_DIR: data })
    await second.address()
    second.child.kill('SIGTERM')
    expect((await second.ended).out).not.toContain('#setup')
  })

  test('an invalid variable is reported in one line, and ends it', async () => {
    const { code, out, err } = await start({ PORT: 'abc' }, join(import.meta.dirname, 'main.ts')).ended
    expect([code, out, err]).toEqual([
      1,
      '',
      'PORT must be a whole number from 0 to 65535 (0 takes any free port); it is "abc".\n',
    ])
  })

  test('a second node needs the key of the first', async () => {
    const shared = { DATABASE_URL: await createPostgresDatabase(), LOG_LEVEL: 'error' }
    const first = start({ ...shared, DATA_DIR: join(folder.path, 'first-node') })
    await first.address()
    const DATA_DIR = join(folder.path, 'second-node')
    expect(await refusal({ ...shared, DATA_DIR })).toMatch(/second-node\/pepper\.key is missing/)
    folder.write('second-node/pepper.key', 'ff'.repeat(32))
    expect(await refusal({ ...shared, DATA_DIR })).toMatch(/second-node\/pepper\.key is another than/)
    const PEPPER_FILE = join(folder.path, 'first-node/pepper.key')
    const second = start({ ...shared, DATA_DIR, PEPPER_FILE })
    await second.address()
    for (const { child } of [first, second]) child.kill('SIGTERM')
    await Promise.all([first.ended, second.ended])
  })
})

/** The line with which a start is refused, in this process: nothing of the server is left behind. */
async function refusal(environment: Record<string, string>, root = folder.path): Promise<string> {
  const [out, err] = ([process.stdout, process.stderr] as const).map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  )
  const textOf = (spy: typeof out) => spy?.mock.calls.map(([text]) => String(text)).join('')
  try {
    await run({ PORT: '0', DATA_DIR: join(folder.path, 'data'), ...environment }, root)
    const lines = textOf(err)?.split('\n') ?? []
    expect([process.exitCode, textOf(out), lines.length]).toEqual([1, '', 2])
    return lines[0] ?? ''
  } finally {
    out?.mockRestore()
    err?.mockRestore()
    process.exitCode = 0
  }
}

describe('a start is refused in one line', () => {
  test('if its port is in use', async () => {
    const blocker = createServer()
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve))
    const { port } = blocker.address() as AddressInfo
    expect(await refusal({ PORT: String(port) })).toContain(`port ${port} is taken`)
    expect(await refusal({ METRICS_PORT: String(port) })).toContain(
      `port ${port} is taken by another program. Set METRICS_PORT to another one.`,
    )
    blocker.close()
  })

  test('if the page is not built', async () => {
    const empty = makeFolder()
    expect(await refusal({}, empty.path)).toContain('The page has not been built')
    empty.remove()
  })

  test.each(['package.json', 'package.json/data'])('if its data folder is %s', async (data) => {
    expect(await refusal({ DATA_DIR: join(folder.path, data) })).toContain('cannot be written')
  })

  test('if its word list is not there', async () => {
    expect(await refusal({ CHAT_WORDS: join(folder.path, 'none.txt') })).toContain('cannot be read (ENOENT)')
  })

  test('if its Live2D runtime or models are not there', async () => {
    folder.write('live2d/runtime.js', 'export default 0')
    folder.write('live2d/models/none/readme.txt', '')
    const runtime = join(folder.path, 'live2d/runtime.js')
    const models = join(folder.path, 'live2d/models')
    for (const [LIVE2D_RUNTIME, LIVE2D_MODELS, said] of [
      [join(folder.path, 'none.js'), models, 'LIVE2D_RUNTIME: the file'],
      [models, models, 'is no file'],
      [runtime, join(folder.path, 'none'), 'LIVE2D_MODELS: the folder'],
      [runtime, models, 'has exactly one file *.model3.json'],
    ] as const)
      expect(await refusal({ LIVE2D_RUNTIME, LIVE2D_MODELS, LOG_LEVEL: 'silent' })).toContain(said)
  })

  test('if its database is damaged, held or incomplete', async () => {
    folder.write('broken/genkan.db', 'x'.repeat(9000))
    expect(await refusal({ DATA_DIR: join(folder.path, 'broken') })).toContain('is damaged or no database')
    const data = join(folder.path, 'locked')
    await (await openSqlite(data)).destroy()
    const other = new DatabaseSync(join(data, 'genkan.db'))
    other.exec('delete from instance; begin exclusive')
    expect(await refusal({ DATA_DIR: data })).toContain('is held by another program')
    other.exec('commit')
    other.close()
    expect(await refusal({ DATA_DIR: data })).toContain('has no epoch')
  })
})

test('the printed URL can be opened; plain http to other devices is noted once', () => {
  const messageLines = (host: string, publicUrl?: string, setupToken?: string, metricsAt?: Config['metricsAt']) =>
    startMessage(
      { host, publicUrl: publicUrl ? new URL(publicUrl) : undefined, metricsAt },
      { port: 8080, metricsPort: metricsAt?.port, setupToken },
    ).split('\n')
  expect(messageLines('127.0.0.1')).toEqual(['Genkan is at http://127.0.0.1:8080'])
  expect(messageLines('::1')).toEqual(['Genkan is at http://[::1]:8080'])
  expect(messageLines('0.0.0.0', 'https://start.example.org/')).toEqual(['Genkan is at https://start.example.org'])
  expect(messageLines('0.0.0.0')).toEqual(['Genkan is at http://127.0.0.1:8080', expect.stringContaining('plain http')])
  expect(messageLines('::1', 'https://start.example.org/', 'abc')).toEqual([
    'Genkan is at https://start.example.org',
    expect.stringContaining('https://start.example.org/#setup=abc '),
  ])
  expect(messageLines('127.0.0.1', undefined, undefined, { host: '::1', port: 9464 })).toEqual([
    'Genkan is at http://127.0.0.1:8080',
    'Metrics are at http://[::1]:9464/metrics',
  ])
})
