import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CHAT_PATH } from '../shared/api/chat.ts'
import type { Update } from '../shared/lib/text/updates.ts'
import type { Site } from '../shared/lib/tile/site.ts'
import { openBlobs } from './adapters/blobs/open.ts'
import { openDisk } from './adapters/data-folder.ts'
import { lead } from './adapters/database/lead.ts'
import { type Database, openDatabase } from './adapters/database/open.ts'
import { openFetch } from './adapters/fetch/fetch.ts'
import { openStreams } from './adapters/fetch/stream.ts'
import { openImages } from './adapters/images/images.ts'
import { openIpRegions } from './adapters/ip-regions.ts'
import { openSmtp } from './adapters/mail/smtp.ts'
import { openWeChat } from './adapters/mini-program/wechat.ts'
import { createPasswords } from './adapters/passwords/argon2.ts'
import { openPepper } from './adapters/passwords/pepper.ts'
import { openWebSockets } from './adapters/web-sockets/web-sockets.ts'
import { buildApp, type Ports } from './app.ts'
import type { Config } from './config.ts'
import { systemClock } from './core/clock.ts'
import { createLog } from './core/create-log.ts'
import type { Log } from './core/log.ts'
import { measureBlobs, measureHttp, measureImages, measureLimits, measureLog, measureMailer } from './core/measure.ts'
import type { Bus } from './core/ports/bus.ts'
import type { Limits } from './core/ports/limits.ts'
import type { Metrics } from './core/ports/metrics.ts'
import { StartFailure } from './core/start.ts'
import { runTasks } from './core/tasks.ts'
import { type Listener, listen } from './listen.ts'
import { openMetrics } from './metrics.ts'
import { readDonationPictures } from './modules/about/donation-pictures.ts'
import { makeSetupToken } from './modules/account/register/setup-repository.ts'
import { findActiveSessions } from './modules/account/sessions/session-repository.ts'
import { parseSites } from './modules/catalog/sites.ts'
import { type ChatSockets, openChatSockets } from './modules/chat/sockets.ts'
import { openWordMask } from './modules/chat/words/read-words.ts'
import { type DailyPacks, readDailyPacks } from './modules/daily-text/packs.ts'
import { openLive2d } from './modules/live2d/open-live2d.ts'
import { CLIENT_INDEX, GALLERY_INDEX, type PageFolders } from './modules/pages/pages.ts'
import { useProbeToken } from './modules/probe/probe-tokens.ts'
import { type OfficialIds, parseOfficialIds } from './modules/sharing/official-ids.ts'
import { readUpdates } from './modules/version/updates.ts'
import { readWallpaperCatalog, type WallpaperCatalog } from './modules/wallpaper/catalog.ts'
import { type Entry, parseGazetteer } from './modules/weather/gazetteer.ts'
import { openNodes } from './nodes.ts'
import { type Program, parseProgram, withAddresses } from './program.ts'
import { ownOrigins } from './sources/index.ts'
import { leaderTasks } from './tasks.ts'

/** Grace for active requests when the server stops. */
const GRACE_MS = 5000

export interface RunningServer {
  readonly port: number
  /** Where metrics are read; undefined where there are none. */
  readonly metricsPort: number | undefined
  /** Makes the account `admin`, see `makeSetupToken`; undefined where there is one. */
  readonly setupToken: string | undefined
  /**
   * Closes incoming connections, outgoing connections and the database, in this order.
   * @param drainSeconds for which it serves before that, but says that it is no longer ready, and ends its sockets in turn
   */
  readonly stop: (drainSeconds?: number) => Promise<void>
}

/**
 * Starts the server of a project folder.
 * @throws StartFailure when a required file is missing or the port is taken; nothing is left open then.
 */
export async function startServer(config: Config, root: string): Promise<RunningServer> {
  const folders = findPages(config, root)
  const sites = await readSites(root)
  const dailyPacks = await readTexts(root)
  const wallpaperCatalog = await readWallpapers(root)
  const gazetteer = await readPlaces(root)
  const { version, ...addresses } = await readProgram(root)
  const donationPictures = await readDonationPictures(config.operator.donations, config.dataDir)
  const updates = await readNews(root)
  const mask = await openWordMask(config.chatWords, () => readProjectFile(root, 'catalog/characters/simplified.json'))
  const officialIds = await readOfficialIds(root)
  const { metrics, serve } = await openMetrics(config, version)
  const log = measureLog(createLog(config.logLevel), metrics)
  const live2d = await openLive2d(config.live2d, log)
  const { database, passwords } = await openAccounts(config, metrics)
  const nodes = await openNodes(config, { database, log, metrics })
  const { bus, claims } = nodes
  const limits = measureLimits(nodes.limits, metrics)
  const chat = config.chat ? openChat(config, { database, bus, limits, log, metrics, mask }) : undefined
  const mailer = config.mail === undefined ? undefined : openSmtp(config.mail)
  const blobs = measureBlobs(openBlobs(config), metrics)
  const begin = () => runTasks(leaderTasks({ database, blobs, log }), log, metrics)
  const resign = lead({ database, log, metrics, begin })
  const ownServers = ownOrigins(config.sources.settings)
  const fetcher = openFetch({
    allowed: config.allowPrivateFetch,
    ownHost: config.publicUrl?.hostname,
    proxy: config.egressProxy,
    mirrors: config.sourceMirrors,
    ownServers,
  })
  const streams = openStreams(ownServers)
  const decoder = openImages({ log, metrics })
  let metricsListener: Listener | undefined
  const close = async () => {
    chat?.close()
    decoder.close()
    await fetcher.close()
    await streams.close()
    mailer?.close()
    await resign()
    nodes.close()
    await database.destroy()
    await metricsListener?.stop(GRACE_MS)
  }
  let isDraining = false
  try {
    const http = measureHttp(fetcher.http, metrics)
    const { stream } = streams
    const images = measureImages(decoder.images, metrics)
    const app = buildApp({
      config: { ...config, operator: withAddresses(config.operator, addresses) },
      database,
      http,
      stream,
      images,
      blobs,
      passwords,
      bus,
      limits,
      claims,
      mailer: mailer && measureMailer(mailer, metrics),
      openMiniProgram: miniProgramOf(config),
      log,
      metrics,
      clock: systemClock,
      // a bucket and a database server say nothing of their room
      readDisk: config.s3 && config.databaseUrl !== undefined ? async () => undefined : openDisk(config.dataDir),
      folders,
      sites,
      dailyPacks,
      wallpaperCatalog,
      donationPictures,
      officialIds,
      maskWords: mask,
      live2d,
      gazetteer,
      lookUpAddress: openIpRegions(),
      version,
      isDraining: () => isDraining,
      updates,
    })
    const setupToken = await makeSetupToken(database, systemClock.now())
    metricsListener = await serve()
    const upgrades = chat && { path: CHAT_PATH, accept: chat.accept }
    const listener = await listen((request, bindings) => app.fetch(request, bindings), { ...config, upgrades })
    metrics.watch('genkan_http_connections', {}, listener.connections)
    const stop = async (drainSeconds = 0) => {
      isDraining = true
      if (drainSeconds > 0) {
        // the balancer has half of the time to see it, the sockets have the other one to move
        await wait(drainSeconds * 500)
        await chat?.drain(drainSeconds * 500)
      }
      chat?.close()
      await listener.stop(GRACE_MS)
      await close()
    }
    return { port: listener.port, metricsPort: metricsListener?.port, setupToken, stop }
  } catch (error) {
    await close()
    throw error
  }
}

/** The database, and the passwords with the key that it was first used with. @throws StartFailure */
async function openAccounts(config: Config, metrics: Metrics): Promise<Pick<Ports, 'database' | 'passwords'>> {
  const database = await openDatabase({ ...config, metrics })
  try {
    return { database, passwords: createPasswords(await openPepper(config, database)) }
  } catch (error) {
    await database.destroy() // an open connection keeps the process
    throw error
  }
}

/** The sockets of the chat room. */
const openChat = (
  config: Config,
  ports: { database: Database; bus: Bus; limits: Limits; log: Log; metrics: Metrics; mask: (text: string) => string },
): ChatSockets =>
  openChatSockets({
    ...ports,
    config,
    clock: systemClock,
    acceptPeer: openWebSockets(),
    isProbe: (token) => useProbeToken(ports.database, token),
    findActiveSessions: (ids) => findActiveSessions(ports.database, ids, systemClock.now()),
  })

/** What opens the operator's mini-program; undefined where there is none. */
function miniProgramOf({ miniProgram }: Config): Ports['openMiniProgram'] {
  return miniProgram && ((http) => openWeChat({ ...miniProgram, http, clock: systemClock }))
}

function findPages({ gallery }: Config, root: string): PageFolders {
  const folders = { client: join(root, 'dist/client'), ...(gallery ? { gallery: join(root, 'dist/gallery') } : {}) }
  const pages = [folders.client + CLIENT_INDEX, ...(gallery ? [folders.gallery + GALLERY_INDEX] : [])]
  const missing = pages.find((page) => !existsSync(page))
  if (missing === undefined) return folders
  throw new StartFailure(`The page has not been built: ${missing} is missing. Run "npm run build".`)
}

async function readProjectFile(root: string, name: string): Promise<string> {
  try {
    return await readFile(join(root, name), 'utf8')
  } catch {
    throw new StartFailure(`The file ${join(root, name)} of the program is missing.`)
  }
}

async function readSites(root: string): Promise<readonly Site[]> {
  const text = await readProjectFile(root, 'catalog/sites.json')
  try {
    return parseSites(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`The site catalogue ${join(root, 'catalog/sites.json')} cannot be read (${reason}).`)
  }
}

async function readTexts(root: string): Promise<DailyPacks> {
  try {
    return await readDailyPacks((file) => readProjectFile(root, `catalog/daily/${file}`))
  } catch (error) {
    if (error instanceof StartFailure) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`The daily texts in ${join(root, 'catalog/daily')} cannot be read (${reason}).`)
  }
}

async function readWallpapers(root: string): Promise<WallpaperCatalog> {
  try {
    return await readWallpaperCatalog((file) => readProjectFile(root, `catalog/wallpapers/${file}`))
  } catch (error) {
    if (error instanceof StartFailure) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`The wallpaper catalogue in ${join(root, 'catalog/wallpapers')} cannot be read (${reason}).`)
  }
}

async function readNews(root: string): Promise<readonly Update[]> {
  const folder = join(root, 'catalog/updates')
  try {
    return await readUpdates(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`What is new, in ${folder}, cannot be read (${reason}).`)
  }
}

async function readPlaces(root: string): Promise<readonly Entry[]> {
  const text = await readProjectFile(root, 'catalog/places/china.json')
  try {
    return parseGazetteer(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`The places in ${join(root, 'catalog/places/china.json')} cannot be read (${reason}).`)
  }
}

/** The ids of the official themes and groups; of a kind that this program has none of there are none. */
async function readOfficialIds(root: string): Promise<OfficialIds> {
  const read = async (name: string) =>
    parseOfficialIds(await readFile(join(root, 'catalog', name), 'utf8').catch(() => undefined))
  return { theme: await read('themes/themes.json'), group: await read('groups/groups.json') }
}

/** The program's version, and its addresses, where the operator has set none. */
async function readProgram(root: string): Promise<Program> {
  return parseProgram(await readProjectFile(root, 'package.json'))
}
