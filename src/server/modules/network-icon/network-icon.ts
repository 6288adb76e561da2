import { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { getImgBase64, getNetworkIcon, uploadNetworkIcon } from '../../../shared/api/network-icon.ts'
import type { Site } from '../../../shared/lib/tile/site.ts'
import type { Database } from '../../adapters/database/open.ts'
import { addressKey } from '../../core/address.ts'
import type { Clock } from '../../core/clock.ts'
import type { NoteAct } from '../../core/ports/admin-acts.ts'
import type { Http } from '../../core/ports/http.ts'
import type { Images } from '../../core/ports/images.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'
import { mountUpload } from '../../core/route/upload.ts'
import { createPictureFetcher } from '../../core/upstream/fetch-picture.ts'
import { mountIconAudits } from './audit-icon.ts'
import { createIconFinder } from './find-icon.ts'
import { createIconSharing, isShareable } from './share-icon.ts'
import { readSharedIcon, siteKey } from './shared-icon-repository.ts'
import { toDataUrl } from './to-data-url.ts'

/** Pictures whose addresses users give: within 250 x 250 pixels, kept for ten minutes. */
const PHOTOS = {
  fit: 'photo',
  maxMegabytes: 2,
  timeoutMs: 5000,
  cache: { bytes: 8 * 1024 * 1024, ms: 10 * 60_000 },
} as const

export interface NetworkIconPorts {
  readonly limits: Limits
  readonly http: Http
  readonly images: Images
  readonly clock: Clock
  readonly database: Database
  readonly sites: readonly Site[]
  /** Whether users may share icons. */
  readonly sharing: boolean
  readonly noteAct: NoteAct
}

/** Routes for icons of sites and pictures of the web; at most thirty questions a minute from one address each. */
export function networkIconModule(ports: NetworkIconPorts): Hono<Env> {
  const { database, sharing } = ports
  const app = new Hono<Env>()
  const findIcon = createIconFinder(ports)
  const fetchPicture = createPictureFetcher(ports, PHOTOS)
  const known = new Set(ports.sites.flatMap(({ url, urls }) => [url, ...Object.values(urls ?? {})]).map(siteKey))
  const isKnown = (site: string) => known.has(site)
  const shareIcon = createIconSharing({ ...ports, isKnown })

  mount(
    app,
    getNetworkIcon,
    async ({ url }, { address }) => {
      const caller = addressKey(address)
      const { webp, background, name } = await findIcon(new URL(url).origin, caller)
      if (webp || !sharing) return { src: webp ? toDataUrl(webp) : '', background, name, shareable: false }
      const site = siteKey(url)
      const shared = isKnown(site) ? undefined : await readSharedIcon(database, site)
      const shareable = await isShareable({ database, isKnown }, url, shared, caller)
      if (!shared) return { src: '', background, name, shareable }
      return { src: toDataUrl(shared.webp), background: shared.background, name: name || shared.name, shareable }
    },
    createLimit(ports.limits, 'network-icon', 30, 60),
  )

  mount(
    app,
    getImgBase64,
    async ({ url }, { address }) => ({ src: toDataUrl(await fetchPicture(url, addressKey(address))) }),
    createLimit(ports.limits, 'network-icon.picture', 30, 60),
  )

  mountUpload(
    app,
    uploadNetworkIcon,
    async ({ url, name, bg }, { bytes: file }, { address }) => {
      if (!sharing) refuse(CODE.unavailable, 'sharingOff')
      return { src: toDataUrl(await shareIcon({ url, name, background: bg, file }, address)) }
    },
    createLimit(ports.limits, 'network-icon.upload', 30, 60),
  )
  mountIconAudits(app, ports)
  return app
}
