import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { webUrl } from '../shared/api/web-url.ts'
import { TRANSLATORS } from '../shared/entities/translation.ts'
import { StartFailure } from './core/start.ts'
import type { ReadVariable } from './operator.ts'
import { SOURCE_IDS, WALLPAPER_SOURCE_NAMES } from './sources/index.ts'
import type { OwnServers, SourceKeys } from './sources/keys.ts'

/** What the operator sets about third parties. */
export interface SourceConfig {
  /** Ids of the sources that are switched off, or not enabled. */
  readonly off: ReadonlySet<string>
  readonly keys: SourceKeys
  readonly servers: OwnServers
}

type ReadKey = (name: string) => string | undefined

/** How secrets are read, which no message may contain. */
interface ReadSecret {
  /** A key that a third party has given out. @throws StartFailure */
  readonly key: ReadKey
  /** A password that somebody has chosen. @throws StartFailure */
  readonly password: ReadKey
}

const splitList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const listOf = <Name extends string>(names: readonly Name[]) =>
  v.pipe(v.string(), v.transform(splitList), v.array(v.picklist(names)))

const serverAddress = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\/[^/?#@\s]+(?:\/[^?#\s]*)?$/.test(text) && URL.canParse(text)),
  v.transform((text) => text.replace(/\/+$/, '')),
)

/** Reads what the operator sets about third parties. @throws StartFailure naming the first invalid variable */
export function readSourceConfig(read: ReadVariable, { key: readKey, password }: ReadSecret): SourceConfig {
  const readServer = (name: string) =>
    read<string | undefined>(name, undefined, 'an address such as https://example.org', serverAddress)
  const servers: OwnServers = {
    libreTranslate: readServer('LIBRETRANSLATE_URL'),
    holidays: read<string | undefined>(
      'HOLIDAYS_URL',
      undefined,
      'an address such as https://example.org/a.json',
      webUrl,
    ),
    openMeteo: readServer('OPEN_METEO_URL'),
    netease: readServer('NETEASE_URL'),
    subsonic: readServer('SUBSONIC_URL'),
  }
  const keys: SourceKeys = {
    pexels: readKey('PEXELS_KEY'),
    pixabay: readKey('PIXABAY_KEY'),
    tencent: readTencentKey(readKey),
    libreTranslate: readKey('LIBRETRANSLATE_KEY'),
    alapi: readKey('ALAPI_KEY'),
    amap: readKey('AMAP_KEY'),
    qweather: readQweatherAccount(read, readKey),
    subsonic: readSubsonicAccount(read, password, servers.subsonic),
  }
  const off = [
    ...read('SOURCES_OFF', [], `any of ${SOURCE_IDS.join(', ')}, separated by commas`, listOf(SOURCE_IDS)),
    ...readDisabled(read, 'WALLPAPER_SOURCES', 'wallpaper', WALLPAPER_SOURCE_NAMES, {
      unset: ['bing'],
      needs: { pexels: ['PEXELS_KEY', keys.pexels], pixabay: ['PIXABAY_KEY', keys.pixabay] },
    }),
    ...readDisabled(read, 'TRANSLATORS', 'translate', TRANSLATORS, {
      unset: [],
      needs: {
        tencent: ['TENCENT_SECRET_ID', keys.tencent],
        libretranslate: ['LIBRETRANSLATE_URL', servers.libreTranslate],
      },
    }),
  ]
  return { off: new Set(off), keys, servers }
}

function readTencentKey(readKey: ReadKey): SourceKeys['tencent'] {
  const [id, secret] = [readKey('TENCENT_SECRET_ID'), readKey('TENCENT_SECRET_KEY')]
  if ((id === undefined) !== (secret === undefined))
    throw new StartFailure('TENCENT_SECRET_ID and TENCENT_SECRET_KEY must be set together.')
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

const host = v.pipe(v.string(), v.toLowerCase(), v.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/))

function readQweatherAccount(read: ReadVariable, readKey: ReadKey): SourceKeys['qweather'] {
  const own = read<string | undefined>('QWEATHER_HOST', undefined, 'a host such as abcxyz.qweatherapi.com', host)
  const key = readKey('QWEATHER_KEY')
  if ((own === undefined) !== (key === undefined))
    throw new StartFailure('QWEATHER_KEY and QWEATHER_HOST must be set together.')
  return own === undefined || key === undefined ? undefined : { host: own, key }
}

function readSubsonicAccount(
  read: ReadVariable,
  readPassword: ReadKey,
  server: string | undefined,
): SourceKeys['subsonic'] {
  const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))
  const user = read<string | undefined>('SUBSONIC_USER', undefined, 'the name of an account', name)
  const password = readPassword('SUBSONIC_PASSWORD')
  if (server === undefined && user === undefined && password === undefined) return undefined
  if (server === undefined || user === undefined || password === undefined)
    throw new StartFailure('SUBSONIC_URL, SUBSONIC_USER and SUBSONIC_PASSWORD must be set together.')
  return { user, password, salt: randomBytes(8).toString('hex') }
}

interface Choice<Name extends string> {
  /** What is enabled when the variable is not set, beside what has what it needs. */
  readonly unset: readonly Name[]
  /** The variable that one needs, and its value. */
  readonly needs: Readonly<Partial<Record<Name, readonly [variable: string, value: unknown]>>>
}

/**
 * Ids of the sources of an area that a variable does not enable.
 * @throws StartFailure when it names one without what that one needs
 */
function readDisabled<Name extends string>(
  read: ReadVariable,
  variable: string,
  area: string,
  names: readonly Name[],
  { unset, needs }: Choice<Name>,
): readonly string[] {
  const hasNeeds = (name: Name) => needs[name] !== undefined && needs[name][1] !== undefined
  const enabled = read<Name[]>(
    variable,
    names.filter((name) => unset.includes(name) || hasNeeds(name)),
    `any of ${names.join(', ')}, separated by commas`,
    listOf(names),
  )
  const [lacking] = enabled.filter((name) => needs[name] !== undefined && !hasNeeds(name))
  if (lacking !== undefined) throw new StartFailure(`${variable} names ${lacking}, which needs ${needs[lacking]?.[0]}.`)
  return names.filter((name) => !enabled.includes(name)).map((name) => `${area}.${name}`)
}
