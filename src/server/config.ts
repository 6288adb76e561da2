import * as v from 'valibot'
import { type AccountRules, isEmail, PASSWORD_POLICIES, REGISTRATIONS } from '../shared/entities/account.ts'
import { MODERATIONS, type Moderation } from '../shared/entities/moderation.ts'
import type { S3Config } from './adapters/blobs/s3.ts'
import type { MailConfig } from './adapters/mail/smtp.ts'
import type { MiniProgramConfig } from './adapters/mini-program/wechat.ts'
import { readBlobs, refuseRemoved } from './blobs-config.ts'
import { parseRange, type Range } from './core/address.ts'
import { LOG_LEVELS, type LogLevel } from './core/log.ts'
import { isExtensionOrigin } from './core/route/own-page.ts'
import { StartFailure } from './core/start.ts'
import { type Live2dConfig, readLive2d } from './live2d-config.ts'
import { type Operator, type ReadVariable, readOperator } from './operator.ts'
import { type ReadSecret, readSourceConfig, type SourceConfig } from './source-config.ts'

/** The operator's settings, read once at the start. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Where the operator's Prometheus reads metrics; undefined where there are none. */
  readonly metricsAt: { readonly port: number; readonly host: string } | undefined
  readonly dataDir: string
  /** The path of the key of the passwords, if it is not in `dataDir`. */
  readonly pepperFile: string | undefined
  /** A database of a PostgreSQL server; without it there is one in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** A Redis server, by which several nodes with one database hear one another. */
  readonly redisUrl: string | undefined
  readonly logLevel: LogLevel
  /** For how long a node that stops still serves, so that a balancer can lead its users elsewhere. */
  readonly drainSeconds: number
  /** Public URL of the server, when it differs from the address it listens on. */
  readonly publicUrl: URL | undefined
  /** Trusted reverse proxies, whose `X-Forwarded-…` headers are used. */
  readonly proxies: readonly Range[]
  /** Private networks that the server may fetch from. */
  readonly allowPrivateFetch: readonly Range[]
  /** Proxy URL for all outgoing requests. */
  readonly egressProxy: string | undefined
  readonly accounts: AccountRules
  /** The operator's mail server. */
  readonly mail: MailConfig | undefined
  /** The operator's mini-program at WeChat. */
  readonly miniProgram: MiniProgramConfig | undefined
  /** Where uploads are kept, if not in `dataDir`. */
  readonly s3: S3Config | undefined
  readonly sources: SourceConfig
  /** Trusted mirrors by the origin that they replace. */
  readonly sourceMirrors: ReadonlyMap<string, string>
  /** Whether users may share icons that they made for public sites (SHARED_ICONS). */
  readonly sharedIcons: boolean
  /** When the administrator looks at the themes and groups that users share (MODERATION). */
  readonly moderation: Moderation
  /** Whether users have a chat room (CHAT). */
  readonly chat: boolean
  /** The path of a list of words that are masked there and in what is shared (CHAT_WORDS). */
  readonly chatWords: string | undefined
  /** The operator's Live2D runtime and models. */
  readonly live2d: Live2dConfig | undefined
  /** Origins of the browser extensions whose pages are taken as own ones (EXT_ORIGINS); any where it is unset. */
  readonly extensionOrigins: readonly string[] | undefined
  readonly operator: Operator
  /** Whether `/gallery` is served; for development and tests. */
  readonly gallery: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

const splitList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

function parseWebUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

const range = v.pipe(v.string(), v.transform(parseRange), v.custom<Range>(Array.isArray))
const ranges = v.pipe(v.string(), v.transform(splitList), v.array(range))
const address = v.pipe(v.string(), v.transform(parseWebUrl), v.instance(URL))
const origin = v.pipe(
  address,
  v.check(({ pathname, search, username }) => pathname === '/' && search === '' && username === ''),
  v.transform((url) => url.origin),
)
/** The origin of a browser extension, which is no web address. */
const extensionOrigin = v.pipe(v.string(), v.check(isExtensionOrigin))
const origins = v.array(v.tuple([origin, origin]))
const mirrors = v.union([
  v.pipe(
    v.string(),
    v.parseJson(),
    v.record(v.string(), v.string()),
    v.transform((record) => Object.entries(record)),
    origins,
  ),
  v.pipe(
    v.string(),
    v.transform((text) => splitList(text).map((pair) => pair.split('='))),
    origins,
  ),
])
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))
const seconds = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))
const PORT_NUMBERS = 'a whole number from 0 to 65535 (0 takes any free port)'
const host = v.pipe(v.string(), v.regex(/^[\w.:-]+$/))
const onOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((text) => text === 'on'),
)
const flag = v.pipe(
  v.picklist(['1', '0', 'true', 'false']),
  v.transform((text) => text === '1' || text === 'true'),
)
const postgresUrl = v.pipe(
  v.string(),
  v.check((text) => /^postgres(?:ql)?:\/\/[^/\s]+\/[^/\s]+$/.test(text) && URL.canParse(text)),
)

const redisUrl = v.pipe(
  v.string(),
  v.check((text) => /^rediss?:\/\/[^/\s]+(?:\/\d{1,2})?$/.test(text) && URL.canParse(text)),
)

const smtpUrl = v.pipe(
  v.string(),
  v.check((text) => /^smtps?:\/\/\S+$/.test(text) && URL.canParse(text)),
)
/** `start@example.org`, or `Genkan <start@example.org>`. */
const sender = v.pipe(
  v.string(),
  v.check((text) => isEmail(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text)),
)

const wxId = v.pipe(v.string(), v.regex(/^wx[\da-z]{8,30}$/i))
const wxSecret = v.pipe(v.string(), v.regex(/^[\da-z]{16,64}$/i))

/** The one way to the variables: what is read in no other way is unknown to the program. */
interface Reader {
  readonly read: ReadVariable
  readonly readSecret: ReadSecret
}

/**
 * Parses the environment variables. An empty variable counts as unset.
 * @throws StartFailure naming the first invalid variable.
 */
export function parseConfig(environment: Environment): Config {
  refuseRemoved(environment)
  return readConfig(readerOf(environment))
}

/** An environment variable that the program reads. */
export interface Variable {
  readonly name: string
  /** Whether no message may repeat its value. */
  readonly isSecret: boolean
}

/** All that `parseConfig` reads, in its order. */
export function listVariables(): readonly Variable[] {
  const found: Variable[] = []
  readConfig({
    read(name, unset) {
      found.push({ name, isSecret: false })
      return unset
    },
    readSecret(name) {
      found.push({ name, isSecret: true })
      return undefined
    },
  })
  return found
}

function readerOf(environment: Environment): Reader {
  function read<Value>(name: string, unset: Value, allowed: string, schema: v.GenericSchema<string, Value>): Value {
    const text = environment[name]?.trim()
    if (text === undefined || text === '') return unset
    const parsed = v.safeParse(schema, text)
    if (parsed.success) return parsed.output
    throw new StartFailure(`${name} must be ${allowed}; it is ${JSON.stringify(text)}.`)
  }
  /** The same for a secret, whose value must not be printed. */
  function readSecret(name: string, allowed: string, schema: v.GenericSchema<string, string>): string | undefined {
    const text = environment[name]?.trim()
    if (text === undefined || text === '') return undefined
    const parsed = v.safeParse(schema, text)
    if (parsed.success) return parsed.output
    throw new StartFailure(`${name} must be ${allowed}.`)
  }
  return { read, readSecret }
}

function readConfig({ read, readSecret }: Reader): Config {
  const unset = undefined
  const readHost = (name: string) => read(name, '127.0.0.1', 'an address of this machine, such as 0.0.0.0', host)
  const publicUrl = read<URL | undefined>('PUBLIC_URL', unset, 'an address such as https://start.example.org', address)
  return {
    port: read('PORT', 8080, PORT_NUMBERS, port),
    host: readHost('HOST'),
    metricsAt: readMetrics(
      read<number | undefined>('METRICS_PORT', unset, PORT_NUMBERS, port),
      readHost('METRICS_HOST'),
    ),
    dataDir: read('DATA_DIR', './data', 'a folder', v.string()),
    pepperFile: read<string | undefined>('PEPPER_FILE', unset, 'the path of a file', v.string()),
    databaseUrl: readSecret(
      'DATABASE_URL',
      'an address such as postgres://user:password@host:5432/genkan',
      postgresUrl,
    ),
    redisUrl: readSecret('REDIS_URL', 'an address such as redis://:password@host:6379', redisUrl),
    logLevel: read<LogLevel>('LOG_LEVEL', 'info', `one of ${LOG_LEVELS.join(', ')}`, v.picklist(LOG_LEVELS)),
    drainSeconds: read('DRAIN_SECONDS', 0, 'a whole number of seconds from 0 to 999', seconds),
    publicUrl,
    proxies: read('TRUST_PROXY', [], 'addresses or networks, such as 127.0.0.1,10.0.0.0/8', ranges),
    allowPrivateFetch: read('ALLOW_PRIVATE_FETCH', [], 'addresses or networks, such as 192.168.1.0/24', ranges),
    egressProxy: read<URL | undefined>('EGRESS_PROXY', unset, 'an address such as http://127.0.0.1:4750', address)
      ?.href,
    accounts: {
      policy: read('AUTH_POLICY', 'seed', 'seed or asvs', v.picklist(PASSWORD_POLICIES)),
      registration: read('REGISTRATION', 'open', 'open, invite or closed', v.picklist(REGISTRATIONS)),
    },
    mail: readMail(
      readSecret('SMTP_URL', 'an address such as smtps://user:password@smtp.example.org', smtpUrl),
      read<string | undefined>('MAIL_FROM', unset, 'a sender such as Genkan <start@example.org>', sender),
      publicUrl,
    ),
    miniProgram: readMiniProgram(
      read<string | undefined>('WX_APPID', unset, 'the id of a mini-program, such as wx0123456789abcdef', wxId),
      readSecret('WX_SECRET', 'the secret of a mini-program, 16 to 64 letters and digits', wxSecret),
    ),
    s3: readBlobs(read, readSecret),
    sources: readSourceConfig(read, readSecret),
    sourceMirrors: new Map(
      read('SOURCE_REWRITE', [], 'origin=mirror pairs, such as https://www.baidu.com=http://127.0.0.1:9000', mirrors),
    ),
    sharedIcons: read('SHARED_ICONS', true, 'on or off', onOff),
    moderation: read<Moderation>('MODERATION', 'before', 'before, after or off', v.picklist(MODERATIONS)),
    chat: read('CHAT', true, 'on or off', onOff),
    chatWords: read<string | undefined>('CHAT_WORDS', unset, 'the path of a file', v.string()),
    live2d: readLive2d(read),
    extensionOrigins: read<readonly string[] | undefined>(
      'EXT_ORIGINS',
      unset,
      'origins of extensions, such as chrome-extension://abcdefghijklmnopabcdefghijklmnop',
      v.pipe(v.string(), v.transform(splitList), v.array(extensionOrigin)),
    ),
    operator: readOperator(read),
    gallery: read('GENKAN_GALLERY', false, '1 or 0', flag),
  }
}

const readMetrics = (port: number | undefined, host: string): Config['metricsAt'] =>
  port === undefined ? undefined : { port, host }

/** The mail server, if there is one. Its letters carry links, whose host no request may choose. */
function readMail(
  url: string | undefined,
  from: string | undefined,
  publicUrl: URL | undefined,
): MailConfig | undefined {
  if (url === undefined) return undefined
  if (publicUrl === undefined) throw new StartFailure('SMTP_URL needs PUBLIC_URL: the links of letters lead there.')
  const user = decodeURIComponent(new URL(url).username)
  const sender = from ?? (isEmail(user) ? user : undefined)
  if (sender === undefined)
    throw new StartFailure('SMTP_URL needs MAIL_FROM, a sender such as Genkan <start@example.org>.')
  return { url, from: sender }
}

function readMiniProgram(appId: string | undefined, secret: string | undefined): MiniProgramConfig | undefined {
  if (appId === undefined && secret === undefined) return undefined
  if (appId === undefined || secret === undefined)
    throw new StartFailure('WX_APPID and WX_SECRET must be set together.')
  return { appId, secret }
}
