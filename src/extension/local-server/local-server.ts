import { Hono } from 'hono'
import { isGranted } from '../../client/core/browser/grants.ts'
import type { AnswerItself } from '../../client/core/net/call.ts'
import { CallError, UngrantedError } from '../../client/core/net/call-error.ts'
import { systemClock } from '../../server/core/clock.ts'
import type { Log } from '../../server/core/log.ts'
import { messagesOf } from '../../server/core/messages.ts'
import type { Bus } from '../../server/core/ports/bus.ts'
import type { Limits } from '../../server/core/ports/limits.ts'
import type { Caller, Env } from '../../server/core/route/context.ts'
import { chooseLanguage } from '../../server/core/route/language.ts'
import { handleErrors } from '../../server/core/route/route.ts'
import en from '../../server/locales/en.json' with { type: 'json' }
import ja from '../../server/locales/ja.json' with { type: 'json' }
import ko from '../../server/locales/ko.json' with { type: 'json' }
import zhCN from '../../server/locales/zh-CN.json' with { type: 'json' }
import zhTW from '../../server/locales/zh-TW.json' with { type: 'json' }
import { capabilitiesModule } from '../../server/modules/capabilities/capabilities.ts'
import { hotSearchModule } from '../../server/modules/hot-search/hot-search.ts'
import { suggestModule } from '../../server/modules/suggest/suggest.ts'
import { createBreakers } from '../../server/sources/breaker.ts'
import { hotSearchProviders, openHotBoards } from '../../server/sources/hot-search/index.ts'
import { openSuggestions, suggestionProviders } from '../../server/sources/suggest/index.ts'
import { originsOfProviders, providerFor } from './askable.ts'
import { browserHttp } from './browser-http.ts'

/** Those that are asked for an answer of this server. */
const PROVIDERS = [...suggestionProviders, ...hotSearchProviders]

const originsOf = originsOfProviders(PROVIDERS, systemClock)

/** One user in one page needs no limits, no log and no other nodes. */
const noLimits: Limits = { open: () => async () => 0 }
const noLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const noNodes: Pick<Bus, 'publish' | 'subscribe'> = { publish: () => {}, subscribe: () => () => {} }

const messages = messagesOf({ en, ja, ko, 'zh-CN': zhCN, 'zh-TW': zhTW })

const callerOf = (request: Request): Caller => ({
  ...{ address: '', overHttps: true, isOwnPage: true, host: '', userAgent: '' },
  language: chooseLanguage(undefined, request.headers.get('accept-language') ?? undefined),
  cookie: () => undefined,
  arrival: () => ({ peer: { address: '', port: 0 }, isTrusted: false, forwardedFor: '' }),
})

/** Assembles the modules of the server that need neither a database nor an operator. */
function buildLocalServer(): Hono<Env> {
  const off = new Set(PROVIDERS.map(({ id }) => id).filter((id) => !originsOf.has(id)))
  const http = browserHttp((origin) => isGranted({ origins: [origin] }))
  const breakerOf = createBreakers(systemClock, noNodes)
  const ports = { http, off, breakerOf, settings: {}, clock: systemClock, log: noLog, limits: noLimits }
  const sources = PROVIDERS.map(({ id }) => ({ id, need: 'none' as const, isOff: off.has(id) }))
  const app = new Hono<Env>()
  app.onError(handleErrors({ ...ports, messages, failureOf: () => undefined }))
  app.use(async (c, next) => {
    c.set('caller', callerOf(c.req.raw))
    await next()
  })
  app.route('/', suggestModule({ ...ports, suggest: openSuggestions(ports) }))
  app.route('/', hotSearchModule({ ...ports, hotSearch: openHotBoards(ports) }))
  app.route('/', capabilitiesModule({ sources, moderation: 'before', hasChat: false }))
  app.notFound(() => {
    throw new CallError('noServer', 'only a server answers it')
  })
  return app
}

const app = buildLocalServer()

/** Answers as a server does what a browser can find out itself, once the user lets it ask whom that takes. */
export const answerItself: AnswerItself = async (request, asked) => {
  if (asked !== undefined) await requireGrant(asked)
  return app.fetch(request)
}

/** @throws CallError where nobody can be asked from here, or the browser does not allow it yet */
async function requireGrant(asked: string): Promise<void> {
  const id = providerFor(asked, originsOf.keys())
  const origins = id === undefined ? undefined : originsOf.get(id)
  if (origins === undefined) throw new CallError('noServer', `only a server can ask ${asked}`)
  if (!(await isGranted({ origins }))) throw new UngrantedError(origins)
}
