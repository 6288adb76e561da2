import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import { LANGUAGES } from '../../shared/constants.ts'
import type { PackedUpdate } from '../../shared/entities/update.ts'
import { openBlobFolder } from '../adapters/blobs/folder.ts'
import { openInProcessBus } from '../adapters/bus/in-process.ts'
import type { Database } from '../adapters/database/open.ts'
import { openSqlite } from '../adapters/database/open-sqlite.ts'
import { openInProcessLimits } from '../adapters/limits/in-process.ts'
import { buildApp, type Ports } from '../app.ts'
import { parseConfig } from '../config.ts'
import type { Clock } from '../core/clock.ts'
import type { Log } from '../core/log.ts'
import type { Blobs } from '../core/ports/blobs.ts'
import { ownClaims } from '../core/ports/claims.ts'
import { HttpFailure } from '../core/ports/http.ts'
import { ImageFailure } from '../core/ports/images.ts'
import { NO_METRICS } from '../core/ports/metrics.ts'
import type { Passwords } from '../core/ports/passwords.ts'
import type { Env } from '../core/route/context.ts'
import { readDailyPacks } from '../modules/daily-text/packs.ts'
import { readUpdates } from '../modules/version/updates.ts'
import { readWallpaperCatalog } from '../modules/wallpaper/catalog.ts'
import { parseGazetteer } from '../modules/weather/gazetteer.ts'

/** A temporary folder; `remove` deletes it after the tests. */
export interface TemporaryFolder {
  readonly path: string
  readonly write: (name: string, content: string | Uint8Array) => void
  readonly remove: () => void
}

export function makeFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'genkan-'))
  return {
    path,
    write: (name, content) => {
      mkdirSync(dirname(join(path, name)), { recursive: true })
      writeFileSync(join(path, name), content)
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

/** Hash of inlined CSS in the sample build. */
export const STYLE_HASH = `'sha256-${'A'.repeat(43)}='`

const updateOf = (date: string, line: string): PackedUpdate => ({
  date,
  lines: { ...{ 'zh-CN': [line], 'zh-TW': [line], en: [`${line} (en)`] }, ja: [line], ko: [line] },
})

/** What the versions of the sample project have brought. */
const UPDATES = {
  '0.1.0': updateOf('2026-11-20', 'The first page'),
  '0.2.0': updateOf('2026-12-01', 'Weather'),
} as const

/** Two cities and two districts, of which one has no coordinates of its own. */
const PLACES = JSON.stringify([
  {
    adcode: '110000',
    name: '北京市',
    pinyin: 'bei jing shi',
    cities: [
      {
        adcode: '110000',
        name: '北京市',
        pinyin: 'bei jing shi',
        lat: 39.9075,
        lon: 116.3972,
        d: [['110101', '东城区', 'dong cheng qu', null, null]],
      },
    ],
  },
  {
    adcode: '330000',
    name: '浙江省',
    pinyin: 'zhe jiang sheng',
    cities: [
      {
        adcode: '330100',
        name: '杭州市',
        pinyin: 'hang zhou shi',
        lat: 30.29365,
        lon: 120.16142,
        d: [['330106', '西湖区', 'xi hu qu', 30.26, 120.13]],
      },
    ],
  },
])

/** Where `main.ts` keeps what is compiled. */
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/genkan/compiled')

/** Writes a script beside the sample project that serves it as `npm start` would. @returns arguments of `node` */
export function writeStart({ path, write }: TemporaryFolder): [script: string, root: string] {
  const run = pathToFileURL(join(import.meta.dirname, '../run.ts')).href
  const lines = [
    `import { enableCompileCache, flushCompileCache } from 'node:module'`,
    `enableCompileCache(${JSON.stringify(COMPILED)})`,
    `const { run } = await import('${run}')`,
    'await run(process.env, process.argv[2])',
    'flushCompileCache()',
  ]
  write('start.mjs', lines.join('\n'))
  return [join(path, 'start.mjs'), path]
}

/** Writes a sample project: a built page, the catalogue, what is new. */
export function writeProject({ write }: TemporaryFolder): void {
  write('package.json', JSON.stringify({ version: '0.2.0' }))
  for (const [version, update] of Object.entries(UPDATES))
    write(`catalog/updates/${version}.json`, JSON.stringify(update))
  write(
    'catalog/sites.json',
    JSON.stringify([
      {
        id: 'baidu',
        name: '百度',
        names: { en: 'Baidu' },
        url: 'https://www.baidu.com/',
        category: 2,
        color: '#2932e1',
        pin: true,
        icons: {},
        letter: '百',
      },
      {
        id: 'github',
        name: 'GitHub',
        url: 'https://github.com/',
        category: 4,
        color: '#181717',
        pin: false,
        icons: { 'simple-icons': 'github' },
        more: 1,
      },
    ]),
  )
  for (const language of LANGUAGES) {
    write(`catalog/daily/quotes.${language}.json`, JSON.stringify([{ hitokoto: `${language} 1`, from: 'x' }]))
    write(`catalog/daily/diary.${language}.json`, JSON.stringify([{ content: language, weather: 'rain' }]))
  }
  for (const language of ['zh-CN', 'zh-TW']) {
    const poem = { content: ['山', '水'], origin: language, author: '王維', dynasty: '唐', background: 0 }
    write(`catalog/daily/poems.${language}.json`, JSON.stringify([poem]))
  }
  const named = Object.fromEntries(LANGUAGES.map((language) => [language, `sea ${language}`]))
  const still = { id: 'sea', names: named, type: 1, category: 'water', files: ['sea.webp'], mini: 'sea.min.webp' }
  write(
    'catalog/wallpapers/wallpapers.json',
    JSON.stringify([{ ...still, color: '#3366aa', licence: 'MIT', source: 'tests' }]),
  )
  write('catalog/wallpapers/categories.json', JSON.stringify([{ id: 'water', names: named }]))
  write('catalog/places/china.json', PLACES)
  write('dist/client/index.html', '<!doctype html><title>Genkan</title>')
  write('dist/client/.vite/csp.json', JSON.stringify({ style: [STYLE_HASH] }))
  const texts = { 'zh-CN': '时钟', 'zh-TW': '時鐘', en: 'Clock', ja: '時計', ko: '시계' }
  const clock = { component: 'clock', category: 3, sizes: ['2x2', '2x4'], size: '2x2', names: texts, infos: texts }
  write('dist/client/components.json', JSON.stringify([clock]))
}

export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Passwords whose hashes cost no time. */
export const fakePasswords: Passwords = {
  hash: async (password) => `hash of ${password}`,
  verify: async (password, hash) => hash === `hash of ${password}`,
}

/** The server of the sample project, without network. `app.request` calls it without a socket. */
export interface TestServer {
  readonly app: Hono<Env>
  readonly folder: TemporaryFolder
  readonly database: Database
  readonly blobs: Blobs
  readonly close: () => Promise<void>
}

const STOPPED: Clock = { now: () => 0 }

export async function makeServer(
  changes: Partial<Ports> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const folder = makeFolder()
  writeProject(folder)
  const database =
    changes.database ?? (await openSqlite(join(folder.path, 'data'), { clock: changes.clock ?? STOPPED }))
  const blobs = openBlobFolder(join(folder.path, 'data/uploads'))
  const app = buildApp({
    config: parseConfig(environment),
    database,
    http: async () => {
      throw new HttpFailure('network', 'there is nothing outside')
    },
    stream: async () => {
      throw new HttpFailure('network', 'there is nothing outside')
    },
    images: {
      decode: async () => {
        throw new ImageFailure('unavailable', 'there is no decoder')
      },
    },
    blobs,
    passwords: fakePasswords,
    bus: openInProcessBus(silentLog),
    limits: openInProcessLimits(),
    claims: ownClaims,
    mailer: undefined,
    openMiniProgram: undefined,
    log: silentLog,
    metrics: NO_METRICS,
    clock: STOPPED,
    readDisk: async () => undefined,
    folders: { client: join(folder.path, 'dist/client') },
    sites: [],
    dailyPacks: await readDailyPacks((file) => readFile(join(folder.path, 'catalog/daily', file), 'utf8')),
    wallpaperCatalog: await readWallpaperCatalog((file) =>
      readFile(join(folder.path, 'catalog/wallpapers', file), 'utf8'),
    ),
    donationPictures: new Map(),
    officialIds: { theme: new Set(['quiet-snow']), group: new Set(['reading']) },
    maskWords: (text) => text,
    live2d: undefined,
    gazetteer: parseGazetteer(PLACES),
    lookUpAddress: async () => undefined,
    version: '0.2.0',
    isDraining: () => false,
    updates: await readUpdates(join(folder.path, 'catalog/updates')),
    ...changes,
  })
  const close = async () => {
    await database.destroy()
    folder.remove()
  }
  return { app, folder, database, blobs, close }
}
