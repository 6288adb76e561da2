import type { Clock } from '../../core/clock.ts'
import { type Http, HttpFailure, type HttpRequest, type HttpResponse } from '../../core/ports/http.ts'
import { ImageFailure, type Images, type Picture } from '../../core/ports/images.ts'
import { chooseBackground } from './background.ts'
import { conventionalIcons, rankIcons } from './candidates.ts'
import { decodePage } from './decode-page.ts'
import { embeddedBytes } from './icon-address.ts'
import { parseManifest } from './manifest.ts'
import { type DeclaredIcon, type PageFacts, parsePage } from './parse-page.ts'
import { siteNameFrom } from './site-name.ts'

export interface DiscoveryPorts {
  readonly http: Http
  readonly images: Images
  readonly clock: Clock
}

/**
 * What is known of a site. `found`: it has an icon. `none`: it answered, without one. `unreached`: it did not answer.
 * `undecided`: it was not asked, because it is private or this server is too busy or cannot decode pictures.
 */
export interface DiscoveredSite {
  readonly outcome: 'found' | 'none' | 'unreached' | 'undecided'
  readonly webp: Uint8Array | undefined
  readonly background: string
  readonly name: string
}

/** Limits of one question: requests, time, bytes of a page, pictures that are tried. */
const LIMITS = { requests: 6, milliseconds: 8000, pageBytes: 1024 * 1024, pictures: 8 } as const
/** What a page is asked for as. */
const PAGE_TYPES = 'text/html, application/xhtml+xml;q=0.9, */*;q=0.5'
/** An icon of this side, or SVG, needs no manifest to be found a better one. */
const GOOD_SIDE = 180

/** Finds icon, background and name of a site by its front page, its manifest and the conventional addresses. */
export async function discoverSite(ports: DiscoveryPorts, origin: string, caller: string): Promise<DiscoveredSite> {
  const visit = createVisit(ports, caller)
  const page = await visit.getPage(`${origin}/`)
  if (page instanceof HttpFailure && (page.kind === 'blocked' || page.kind === 'busy')) return nothing('undecided')
  if (page instanceof HttpFailure && page.kind === 'network') return nothing('unreached')
  const { facts, answered } = await followRefresh(visit, page, `${origin}/`)
  const manifest = facts && needsManifest(facts) ? await readManifest(visit, facts) : undefined
  const icons = [...(facts?.icons ?? []), ...(manifest?.icons ?? [])]
  const host = new URL(origin).hostname
  const isForeign = siteOf(new URL(answered).hostname) !== siteOf(host)
  // A front page may lead to the login page of another site, whose icon and title are not this one's.
  const addresses = new Set([...(isForeign ? conventionalIcons(origin) : []), ...rankIcons(icons, origin)])
  const result = await findPicture(ports.images, visit, caller, [...addresses])
  if (result === 'undecided') return nothing('undecided')
  const declaredColors = [...(facts?.themeColors ?? []), ...(manifest?.themeColors ?? [])]
  return {
    outcome: result ? 'found' : facts ? 'none' : 'unreached',
    webp: result?.webp,
    background: chooseBackground(declaredColors, result?.colors),
    name: siteNameFrom(
      [...(facts?.names ?? []), ...(manifest?.names ?? [])],
      isForeign ? '' : (facts?.title ?? ''),
      host,
    ),
  }
}

const nothing = (outcome: DiscoveredSite['outcome']): DiscoveredSite => ({
  outcome,
  webp: undefined,
  background: '',
  name: '',
})

/** A host without the label that tells a browser's edition. */
const siteOf = (host: string): string => host.replace(/^(?:www|m)\./, '')

/** The requests of one question. */
interface Visit {
  /** Requests an address; a failure, too, when the question has used up its requests or its time. */
  readonly get: (url: string) => Promise<HttpResponse | HttpFailure>
  /** The same for a page, of which the beginning is enough. */
  readonly getPage: (url: string) => Promise<HttpResponse | HttpFailure>
  readonly isOver: () => boolean
}

function createVisit({ http, clock }: DiscoveryPorts, caller: string): Visit {
  const end = clock.now() + LIMITS.milliseconds
  let requests = 0
  const isOver = () => requests >= LIMITS.requests || clock.now() >= end
  const request = async (url: string, more: Partial<HttpRequest>) => {
    if (isOver()) return new HttpFailure('timeout', 'the question has used up its requests or its time')
    requests += 1
    try {
      return await http({ url, caller, timeoutMs: Math.max(1, end - clock.now()), ...more })
    } catch (error) {
      if (error instanceof HttpFailure) return error
      throw error
    }
  }
  const pageOptions = { headers: { accept: PAGE_TYPES }, maxBytes: LIMITS.pageBytes, truncate: true }
  return { isOver, get: (url) => request(url, {}), getPage: (url) => request(url, pageOptions) }
}

const isSuccess = (answer: HttpResponse | HttpFailure): answer is HttpResponse =>
  !(answer instanceof HttpFailure) && answer.status >= 200 && answer.status < 300

/**
 * The facts of a page, or of the one to which its `meta` element sends a browser, and the address that gave them. A page
 * that sends on and has icons speaks for itself.
 */
async function followRefresh(visit: Visit, page: HttpResponse | HttpFailure, address: string) {
  if (page instanceof HttpFailure) return { facts: undefined, answered: address }
  const facts = readPage(page)
  if (facts?.refresh === undefined || facts.icons.length > 0) return { facts, answered: page.url }
  const next = await visit.getPage(facts.refresh)
  const nextFacts = next instanceof HttpFailure ? undefined : readPage(next)
  return nextFacts && !(next instanceof HttpFailure)
    ? { facts: nextFacts, answered: next.url }
    : { facts, answered: page.url }
}

/** The facts of a page; undefined if it is an error page or no page at all. */
function readPage(page: HttpResponse): PageFacts | undefined {
  const type = page.headers['content-type'] ?? ''
  if (!isSuccess(page) || !/^\s*(?:$|text\/(?:html|plain)|application\/xhtml)/i.test(type)) return undefined
  return parsePage(decodePage(page.body, type), page.url)
}

const isGood = ({ size, isSvg }: DeclaredIcon): boolean => isSvg || (size ?? 0) >= GOOD_SIDE

const needsManifest = ({ icons, names }: PageFacts): boolean => names.length === 0 || !icons.some(isGood)

async function readManifest(visit: Visit, { manifest }: PageFacts) {
  if (manifest === undefined || manifest.startsWith('data:')) return undefined
  const answer = await visit.get(manifest)
  return isSuccess(answer) ? parseManifest(new TextDecoder().decode(answer.body), answer.url) : undefined
}

/** The first address that gives a picture. `undecided` if pictures cannot be decoded now. */
async function findPicture(
  images: Images,
  visit: Visit,
  caller: string,
  addresses: readonly string[],
): Promise<Picture | 'undecided' | undefined> {
  for (const address of addresses.slice(0, LIMITS.pictures)) {
    const bytes = address.startsWith('data:') ? embeddedBytes(address) : await download(visit, address)
    if (!bytes || bytes.byteLength === 0) continue
    try {
      return await images.decode(bytes, 'icon', caller)
    } catch (error) {
      if (!(error instanceof ImageFailure)) throw error
      if (error.kind === 'unavailable' || error.kind === 'busy') return 'undecided'
      // A site with one file that occupies the decoder gets no second try.
      if (error.kind === 'hostile') return undefined
    }
  }
  return undefined
}

async function download(visit: Visit, address: string): Promise<Uint8Array | undefined> {
  if (visit.isOver()) return undefined
  const answer = await visit.get(address)
  return isSuccess(answer) ? answer.body : undefined
}
