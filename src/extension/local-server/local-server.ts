import { Hono } from 'hono'
import { isGranted } from '../../client/core/browser/grants.ts'
import type { AnswerItself } from '../../client/core/net/call.ts'
import { CallError, UngrantedError } from '../../client/core/net/call-error.ts'
import { ownSources } from '../../client/core/net/own-sources.ts'
import { systemClock } from '../../server/core/clock.ts'
import type { Log } from '../../server/core/log.ts'
import { messagesOf } from '../../server/core/messages.ts'
import type { Bus } from '../../server/core/ports/bus.ts'
import type { Limits } from '../../server/core/ports/limits.ts'
import type { Caller, Env } from '../../server/core/route/context.ts'
import { chooseLanguage } from '../../server/core/route/language.ts'
import { handleErrors } from '../../server/core/route/route.ts'
import { createContactLog } from '../../server/core/upstream/contact-log.ts'
import { createSourceHealthLog } from '../../server/core/upstream/source-health.ts'
import en from '../../server/locales/en.json' with { type: 'json' }
import ja from '../../server/locales/ja.json' with { type: 'json' }
import ko from '../../server/locales/ko.json' with { type: 'json' }
import zhCN from '../../server/locales/zh-CN.json' with { type: 'json' }
import zhTW from '../../server/locales/zh-TW.json' with { type: 'json' }
import { createBreakers } from '../../server/sources/breaker.ts'
import { placeNear, placeSearch } from '../../shared/api/weather.ts'
import { AREAS, type AreaPorts } from './areas.ts'
import { originsToAsk } from './askable.ts'
import { browserHttp } from './browser-http.ts'
import { browserImages } from './browser-images.ts'
import { ORIGINS, UNASKABLE } from './providers.ts'

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

function openPorts(): AreaPorts {
  const contactLog = createContactLog()
  const http = browserHttp((origin) => isGranted({ origins: [origin] }))
  return {
    ...{ off: UNASKABLE, settings: {}, clock: systemClock, log: noLog, limits: noLimits },
    ...{ http: contactLog.countSources(http), contactLog },
    lookUps: (purpose) => contactLog.countLookups(http, purpose),
    images: browserImages,
    breakerOf: createBreakers(systemClock, noNodes),
    health: createSourceHealthLog(systemClock),
  }
}

const ports = openPorts()
const handleError = handleErrors({ ...ports, messages, failureOf: () => undefined })

/** What only this page says of itself goes to its caller as it is. */
function openApp(area: Hono<Env>): Hono<Env> {
  const app = new Hono<Env>()
  app.onError((error, c) => {
    if (error instanceof CallError) throw error
    return handleError(error, c)
  })
  app.use(async (c, next) => {
    c.set('caller', callerOf(c.req.raw))
    await next()
  })
  app.route('/', area)
  return app
}

const opened = new Map<(typeof AREAS)[number], Promise<Hono<Env>>>()

/** The app of an area, opened for its first question. */
function appOf(area: (typeof AREAS)[number]): Promise<Hono<Env>> {
  const known = opened.get(area)
  if (known !== undefined) return known
  const opening = Promise.resolve(area.open(ports)).then(openApp)
  opened.set(area, opening)
  opening.catch(() => opened.delete(area))
  return opening
}

/** Those that find much without asking anybody, and say themselves whom they need. */
const OWN_LISTS: ReadonlySet<string> = new Set([placeSearch.path, placeNear.path])

/** Answers as a server does what a browser can find out itself, once the user lets it ask whom that takes. */
export const answerItself: AnswerItself = async (request, asked) => {
  const { pathname } = new URL(request.url)
  const area = AREAS.find(({ paths }) => paths.includes(pathname))
  if (area === undefined) throw new CallError('noServer', `only a server answers ${pathname}`)
  if (asked !== undefined && !OWN_LISTS.has(pathname)) await requireGrant(asked)
  return (await appOf(area)).fetch(request)
}

const originsOf = (asked: string) => originsToAsk(asked, ORIGINS)
ownSources.setState({ originsOf })

/** @throws CallError where nobody can be asked from here, or the browser does not allow it yet */
async function requireGrant(asked: string): Promise<void> {
  const origins = originsOf(asked)
  if (origins === undefined) throw new CallError('noServer', `only a server can ask ${asked}`)
  if (!(await isGranted({ origins }))) throw new UngrantedError(origins)
}
