import { getNetworkIcon } from '../../../../../shared/api/network-icon.ts'
import { call } from '../../../../core/net/call.ts'
import { language } from '../../../../core/text/i18n.ts'
import { letterColor } from '../../../../lib/tile/letter-color.ts'
import { acceptText } from '../../../data/faces/lazy.ts'
import { hostOf } from '../../../data/home/index.ts'
import { loadSites, siteAt } from '../../../data/site-catalog/lazy.ts'
import type { Proposal } from '../model.ts'
import { isPrivateHost, mayAskAbout } from './private-host.ts'

/** What is known of a site: what it proposes for an icon of it, and whether the server takes one for the others. */
export interface SiteAnswer {
  readonly proposal: Proposal
  readonly shareable: boolean
}

/** What the catalogue says of the site at an address, else what the site itself does, else letters. */
export async function askSite(url: string, signal: AbortSignal): Promise<SiteAnswer> {
  const site = await catalogSite(url)
  if (site !== undefined) return { proposal: { ...site, src: site.src ?? '' }, shareable: false }
  // offline, refused, or no picture there: letters
  const found = await askServer(url, signal).catch(() => undefined)
  // its picture is converted like any other
  const src = found?.src ? await acceptText(found.src, signal).catch(() => '') : ''
  return {
    proposal: { name: found?.name ?? '', src, background: found?.background || letterColor(hostOf(url)) },
    shareable: found?.shareable ?? false,
  }
}

/** What the site at an address is called, by the catalogue or by itself; empty where nobody knows. Never rejects. */
export async function askSiteName(url: string, signal: AbortSignal): Promise<string> {
  const site = await catalogSite(url)
  const found = site ?? (await askServer(url, signal).catch(() => undefined))
  return found?.name ?? ''
}

/** Whether the server takes an icon for the site at an address. Never rejects; of a private site it is not asked. */
export async function isShareable(url: string, signal: AbortSignal): Promise<boolean> {
  if (isPrivateHost(new URL(url).hostname) || (await catalogSite(url)) !== undefined) return false
  const found = await askServer(url, signal).catch(() => undefined)
  return found?.shareable ?? false
}

const catalogSite = async (url: string) => siteAt(await loadSites(language()).catch(() => []), url)

/** Whether the server may be asked about an address: about one of a local network by a page there only. */
export const mayAskServer = (url: string): boolean => mayAskAbout(new URL(url).hostname, location.hostname)

/** What the server finds at a site; undefined where it may not be asked. */
async function askServer(url: string, signal: AbortSignal) {
  const { origin, pathname } = new URL(url)
  if (!mayAskServer(url) || signal.aborted) return undefined
  // query and hash may hold secrets, and say nothing of the site
  return call(getNetworkIcon, { url: origin + pathname }, { silent: true, signal })
}
