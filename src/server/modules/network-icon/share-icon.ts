import { CODE } from '../../../shared/api/endpoint.ts'
import type { Database } from '../../adapters/database/open.ts'
import { addressKey } from '../../core/address.ts'
import type { Clock } from '../../core/clock.ts'
import type { Images } from '../../core/ports/images.ts'
import type { Limits } from '../../core/ports/limits.ts'
import { isPublicSite } from '../../core/public-host.ts'
import { refuse } from '../../core/route/errors.ts'
import { createLimit } from '../../core/route/limits.ts'
import { decodePicture } from '../../core/upstream/fetch-picture.ts'

import { ownerOf, type SharedIconRow, siteKey, writeSharedIcon } from './shared-icon-repository.ts'

/** Icons that one address may share in a day. */
const DAILY_LIMIT = 20
const DAY_SECONDS = 24 * 3600

export interface SharingPorts {
  readonly limits: Limits
  readonly images: Images
  readonly clock: Clock
  readonly database: Database
  /** Whether the catalogue has an icon for a site. */
  readonly isKnown: (site: string) => boolean
}

/** An icon to share; `file` are the bytes that the user sent. */
export interface SharedIconInput {
  readonly url: string
  readonly name: string
  readonly background: string
  readonly file: Uint8Array
}

/**
 * Whether a caller may share an icon for a site that offers none itself.
 * @param existing the icon that is shared for it already; only its owner may replace it
 */
export async function isShareable(
  { database, isKnown }: Pick<SharingPorts, 'database' | 'isKnown'>,
  url: string,
  existing: SharedIconRow | undefined,
  caller: string,
): Promise<boolean> {
  if (!isPublicSite(url) || isKnown(siteKey(url))) return false
  return existing === undefined || existing.owner === (await ownerOf(database, caller))
}

/**
 * Creates the sharing of icons.
 * @returns a function that stores an icon and gives it as WebP. It throws a Refusal for a private site, a site that has
 * an icon here, a file that is no picture, and over the limits.
 */
export function createIconSharing({
  images,
  clock,
  database,
  limits,
  isKnown,
}: SharingPorts): (icon: SharedIconInput, address: string) => Promise<Uint8Array> {
  const daily = createLimit(limits, 'network-icon.share', DAILY_LIMIT, DAY_SECONDS)
  return async ({ url, name, background, file }, address) => {
    if (!isPublicSite(url)) refuse(CODE.invalid, 'notPublicSite')
    const site = siteKey(url)
    if (isKnown(site)) refuse(CODE.invalid, 'iconExists')
    const caller = addressKey(address)
    const webp = await decodePicture(images, file, { fit: 'icon', maxMegabytes: 2 }, caller)
    await daily(address)
    const owner = await ownerOf(database, caller)
    const outcome = await writeSharedIcon(database, { site, owner, webp, background, name, shared_at: clock.now() })
    if (outcome === 'taken') refuse(CODE.invalid, 'iconExists')
    if (outcome === 'full') refuse(CODE.unavailable, 'sharingFull')
    return webp
  }
}
