import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { banUser, deleteMessage, muteUser, reportMessage, wsTicket } from '../shared/api/chat.ts'
import type { Lookup } from '../shared/api/contacts.ts'
import { endpoints as allEndpoints } from '../shared/api/index.ts'
import type { Update } from '../shared/lib/text/updates.ts'
import type { Site } from '../shared/lib/tile/site.ts'
import { openActLog } from './adapters/database/admin-acts.ts'
import { failureOf } from './adapters/database/failure.ts'
import type { Database } from './adapters/database/open.ts'
import { createPersistedResults } from './adapters/database/persisted-results.ts'
import { WECHAT } from './adapters/mini-program/wechat.ts'
import type { Config } from './config.ts'
import type { Clock } from './core/clock.ts'
import type { Log } from './core/log.ts'
import type { Messages } from './core/messages.ts'
import type { LookUpAddress } from './core/ports/address-region.ts'
import type { Blobs } from './core/ports/blobs.ts'
import type { Bus } from './core/ports/bus.ts'
import type { Claims } from './core/ports/claims.ts'
import type { ReadDisk } from './core/ports/disk.ts'
import type { Http, OpenStream } from './core/ports/http.ts'
import type { Images } from './core/ports/images.ts'
import type { Limits } from './core/ports/limits.ts'
import type { Mailer } from './core/ports/mail.ts'
import type { Metrics } from './core/ports/metrics.ts'
import type { MiniProgram } from './core/ports/mini-program.ts'
import type { Passwords } from './core/ports/passwords.ts'
import { readMessages } from './core/read-messages.ts'
import { type Env, identifyCaller } from './core/route/context.ts'
import { createErrorLog, noteErrors } from './core/route/error-log.ts'
import { identifySession } from './core/route/identify-session.ts'
import { logRequests } from './core/route/log-requests.ts'
import { describeApi } from './core/route/openapi.ts'
import { apiHeaders, commonHeaders } from './core/route/policy.ts'
import { handleErrors, handleNotFound } from './core/route/route.ts'
import { limitBodies } from './core/route/upload.ts'
import { createContactLog } from './core/upstream/contact-log.ts'
import { createSourceHealthLog } from './core/upstream/source-health.ts'
import { aboutModule } from './modules/about/about.ts'
import type { DonationPictures } from './modules/about/donation-pictures.ts'
import { accountModule } from './modules/account/account.ts'
import { setBan } from './modules/account/ban.ts'
import { createMailCodes, type MailCodes } from './modules/account/codes/mail-codes.ts'
import { openUploads } from './modules/account/profile/upload-repository.ts'
import { listSessions } from './modules/account/sessions/session-repository.ts'
import { sessionFinder } from './modules/account/sessions/session-routes.ts'
import { adminModule } from './modules/admin/admin.ts'
import { countReported } from './modules/admin/reports/report-list.ts'
import { calendarFeedModule } from './modules/calendar-feed/calendar-feed.ts'
import { capabilitiesModule } from './modules/capabilities/capabilities.ts'
import { catalogModule } from './modules/catalog/catalog.ts'
import { chatModule } from './modules/chat/chat.ts'
import { listMessagesOf } from './modules/chat/message-repository.ts'
import { closeReportsOf, listReportsOf } from './modules/chat/report-repository.ts'
import { contactsModule } from './modules/contacts/contacts.ts'
import { createReportCounter, cspReportModule } from './modules/csp-report/csp-report.ts'
import { dailyTextModule } from './modules/daily-text/daily-text.ts'
import type { DailyPacks } from './modules/daily-text/packs.ts'
import { feedbackModule } from './modules/feedback/feedback.ts'
import { listFeedbackOf } from './modules/feedback/feedback-lists.ts'
import { countOpenFeedback } from './modules/feedback/feedback-repository.ts'
import { presentWhole } from './modules/feedback/present-feedback.ts'
import { filmModule } from './modules/film/film.ts'
import { frameCheckModule } from './modules/frame-check/frame-check.ts'
import { healthModule } from './modules/health/health.ts'
import { holidaysModule } from './modules/holidays/holidays.ts'
import { hotSearchModule } from './modules/hot-search/hot-search.ts'
import { linkCheckModule } from './modules/link-check/link-check.ts'
import { live2dModule, offeredLive2d } from './modules/live2d/live2d.ts'
import type { Live2d } from './modules/live2d/open-live2d.ts'
import { musicModule } from './modules/music/music.ts'
import { networkIconModule } from './modules/network-icon/network-icon.ts'
import { countUnseenIcons } from './modules/network-icon/shared-icon-repository.ts'
import { type PageFolders, pagesModule } from './modules/pages/pages.ts'
import { probeModule } from './modules/probe/probe.ts'
import { readAudited } from './modules/sharing/audit-routes.ts'
import { exportShares } from './modules/sharing/export-shares.ts'
import type { OfficialIds } from './modules/sharing/official-ids.ts'
import { countUnseen } from './modules/sharing/share-lists.ts'
import { keepShare, listShareReportsOf } from './modules/sharing/share-report-repository.ts'
import { sharingModule } from './modules/sharing/sharing.ts'
import { stocksModule } from './modules/stocks/stocks.ts'
import { suggestModule } from './modules/suggest/suggest.ts'
import { openCloud } from './modules/sync/cloud.ts'
import { syncModule } from './modules/sync/sync.ts'
import { translateModule } from './modules/translate/translate.ts'
import { versionModule } from './modules/version/version.ts'
import { visitRecordModule } from './modules/visit-record/visit-record.ts'
import { listVisits } from './modules/visit-record/visit-repository.ts'
import type { WallpaperCatalog } from './modules/wallpaper/catalog.ts'
import { wallpaperModule } from './modules/wallpaper/wallpaper.ts'
import type { Entry } from './modules/weather/gazetteer.ts'
import { weatherModule } from './modules/weather/weather.ts'
import { createBreakers } from './sources/breaker.ts'
import { openDailyTexts } from './sources/daily-text/index.ts'
import { openFilms } from './sources/film/index.ts'
import { openHolidays } from './sources/holidays/index.ts'
import { openHotBoards } from './sources/hot-search/index.ts'
import { type ListedProvider, listProviders } from './sources/index.ts'
import { openMusic } from './sources/music/index.ts'
import { openPlaces } from './sources/place/index.ts'
import { openStocks } from './sources/stocks/index.ts'
import { openSuggestions } from './sources/suggest/index.ts'
import { openTranslators } from './sources/translate/index.ts'
import { openWallpapers } from './sources/wallpaper/index.ts'
import { openWeather } from './sources/weather/index.ts'

/** Everything outside the program that it depends on; tests replace it. */
export interface Ports {
  readonly config: Pick<
    Config,
    'publicUrl' | 'proxies' | 'accounts' | 'sources' | 'sharedIcons' | 'moderation' | 'chat' | 'operator'
  >
  readonly database: Database
  readonly http: Http
  readonly stream: OpenStream
  readonly images: Images
  /** What users upload. */
  readonly blobs: Blobs
  readonly passwords: Passwords
  readonly bus: Bus
  readonly limits: Limits
  readonly claims: Claims
  /** Absent where no mail server is set up. */
  readonly mailer: Mailer | undefined
  /** Opens the operator's mini-program by the port that its questions are counted at; absent where there is none. */
  readonly openMiniProgram: ((http: Http) => MiniProgram) | undefined
  readonly log: Log
  readonly metrics: Metrics
  readonly clock: Clock
  /** The room where the server's own files are. */
  readonly readDisk: ReadDisk
  readonly folders: PageFolders
  readonly sites: readonly Site[]
  readonly dailyPacks: DailyPacks
  readonly wallpaperCatalog: WallpaperCatalog
  readonly donationPictures: DonationPictures
  readonly officialIds: OfficialIds
  /** Writes stars for words of the operator's list. */
  readonly maskWords: (text: string) => string
  /** The operator's Live2D; absent where he has none. */
  readonly live2d: Live2d | undefined
  /** The places of China. */
  readonly gazetteer: readonly Entry[]
  readonly lookUpAddress: LookUpAddress
  readonly version: string
  /** Whether this node is about to stop. */
  readonly isDraining: () => boolean
  /** What each version has brought. */
  readonly updates: readonly Update[]
}

/** The mini-program's server, as the trust page lists it. */
const MINI_PROGRAM: ListedProvider = { id: WECHAT.id, need: 'set', isOff: false, hosts: [WECHAT.host] }

/** What there is while there is a chat room. */
const CHAT_ENDPOINTS: ReadonlySet<unknown> = new Set([wsTicket, reportMessage, deleteMessage, muteUser, banUser])

/** Where the endpoints are, in the spec's spelling. */
const API_PATHS = ['/api/*', '/users/*']

/** Assembles the server: its middleware and its modules. */
export function buildApp(ports: Ports): Hono<Env> {
  const { config, log, folders, live2d } = ports
  const messages = readMessages()
  const endpoints = allEndpoints.filter((one) => config.chat || !CHAT_ENDPOINTS.has(one))
  const counter = createReportCounter(ports.metrics)
  const contactLog = createContactLog()
  const { off, settings } = config.sources
  const persisted = createPersistedResults(ports.database, ports.version)
  const health = createSourceHealthLog(ports.clock)
  const breakerOf = createBreakers(ports.clock, ports.bus, ports.metrics)
  const http = contactLog.countSources(ports.http)
  const sourcePorts = { ...ports, off, settings, persisted, health, breakerOf, http }
  const sources = listProviders(settings, off, ports.clock)
  const suggest = openSuggestions(sourcePorts)
  const live = openWallpapers(sourcePorts)
  const places = { ...ports, ...openPlaces(sourcePorts) }
  const lookups = (purpose: Lookup): Ports => ({ ...ports, http: contactLog.countLookups(ports.http, purpose) })
  const musicPorts = { ...sourcePorts, stream: contactLog.countStreams(ports.stream) }
  const readComponents = () => readFile(join(folders.client, 'components.json'), 'utf8')

  const app = new Hono<Env>()
  app.onError(handleErrors({ ...ports, messages, failureOf }))
  const errors = createErrorLog(ports.clock)
  app.use(identifyCaller(config), logRequests(log, ports.metrics), noteErrors(errors), commonHeaders)
  for (const path of API_PATHS) app.use(path, apiHeaders, limitBodies(endpoints), identifySession(sessionFinder(ports)))

  app.route('/', healthModule({ ...ports, countReports: counter.count }))
  app.route('/', versionModule(ports))
  app.route('/', probeModule(ports))
  const noteAct = openActLog(ports.database)
  app.route(
    '/',
    accountModule({
      ...{
        ...config,
        ...ports,
        rules: config.accounts,
        codes: openCodes(ports, messages),
        cloud: openCloud(ports.database),
        listChatMessages: (userId) => listMessagesOf(ports.database, userId),
        listChatReports: (userId) => listReportsOf(ports.database, userId),
        listShareReports: (userId) => listShareReportsOf(ports.database, userId),
        listShares: (userId) => exportShares(ports.database, userId),
        listFeedback: async (userId) => (await listFeedbackOf(ports.database, userId)).map(presentWhole),
        listVisits: (userId) => listVisits(ports.database, userId),
        noteAct,
      },
      miniProgram: ports.openMiniProgram?.(contactLog.countSources(ports.http)),
    }),
  )
  app.route('/', syncModule({ ...ports, messages }))
  const ban = (userId: string) => setBan(ports.database, userId, ports.clock.now())
  if (config.chat) app.route('/', chatModule({ ...ports, ban, noteAct }))
  const { moderation } = config
  const uploads = openUploads(ports)
  app.route('/', sharingModule({ ...ports, moderation, noteAct, uploads }))
  app.route('/', feedbackModule({ ...ports, noteAct, uploads }))
  const shown = { ...config, ...ports, errors, health, sources, noteAct }
  app.route('/', adminModule({ ...shown, ...openDesk(ports) }))
  app.route('/', visitRecordModule(ports))
  app.route('/', catalogModule({ ...ports, readComponents }))
  app.route('/', suggestModule({ ...ports, suggest }))
  app.route('/', translateModule({ ...ports, translate: openTranslators(sourcePorts) }))
  app.route('/', hotSearchModule({ ...ports, hotSearch: openHotBoards(sourcePorts) }))
  app.route('/', holidaysModule({ holidays: openHolidays(sourcePorts) }))
  app.route('/', stocksModule({ ...lookups('logo'), stocks: openStocks(sourcePorts) }))
  app.route('/', filmModule({ ...lookups('film'), films: openFilms(sourcePorts) }))
  app.route('/', musicModule({ ...musicPorts, music: openMusic(sourcePorts) }))
  app.route('/', weatherModule({ ...places, ask: openWeather(sourcePorts) }))
  app.route('/', frameCheckModule(lookups('frame')))
  app.route('/', calendarFeedModule(lookups('calendar')))
  app.route('/', linkCheckModule(lookups('link')))
  app.route('/', dailyTextModule({ ...ports, live: openDailyTexts(sourcePorts) }))
  app.route('/', wallpaperModule({ ...lookups('wallpaper'), live }))
  app.route('/', networkIconModule({ ...lookups('icon'), sharing: config.sharedIcons, noteAct }))
  const contacted = ports.openMiniProgram === undefined ? sources : [...sources, MINI_PROGRAM]
  app.route('/', contactsModule({ ...ports, contactLog, health, sources: contacted }))
  app.route(
    '/',
    capabilitiesModule({ sources, moderation, hasChat: config.chat, live2d: live2d && offeredLive2d(live2d) }),
  )
  app.route('/', aboutModule({ ...config, ...ports }))
  app.route('/', cspReportModule({ ...ports, counter }))
  app.get('/api/openapi.json', (c) => c.json(describeApi(endpoints, ports.version)))
  for (const path of API_PATHS) app.all(path, handleNotFound(messages))
  if (live2d !== undefined) app.route('/', live2dModule(live2d))
  app.route('/', pagesModule({ folders, messages, mayCompileWasm: live2d !== undefined }))
  return app
}

/** What the administrator's desk knows of other modules. */
function openDesk({ database, config, mailer, clock }: Ports) {
  const { moderation, accounts, chat: hasChat, sharedIcons: hasSharedIcons } = config
  return {
    hasChat,
    settings: { moderation, ...accounts, hasMail: mailer !== undefined, hasChat, hasSharedIcons },
    waiting: {
      shares: () => countUnseen(database, moderation),
      icons: () => countUnseenIcons(database),
      reports: () => countReported(database, hasChat),
      feedback: () => countOpenFeedback(database),
    },
    countLogins: async (userId: string) => (await listSessions(database, { id: '', userId }, clock.now())).length,
    readAudited: (id: string, adminId: string) => readAudited(database, id, adminId),
    closeMessageReports: (chatId: number) => closeReportsOf(database, chatId),
    keepShare: (id: string, changedAt: number) => keepShare(database, id, changedAt),
  }
}

/** Codes by mail, where the server can send any. */
function openCodes({ config, mailer, ...ports }: Ports, messages: Messages): MailCodes | undefined {
  const { publicUrl, accounts } = config
  if (mailer === undefined || publicUrl === undefined) return undefined
  return createMailCodes({ ...ports, messages, mailer, publicUrl, policy: accounts.policy })
}
