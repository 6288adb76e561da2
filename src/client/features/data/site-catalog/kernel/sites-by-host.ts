import type { SiteItem } from '../../../../../shared/api/site.ts'
import { hostOf } from '../../../../lib/url/host-of.ts'

/** The catalogue's site at an address, as `sitesByHost` finds it. */
export const siteAt = (sites: readonly SiteItem[], url: string): SiteItem | undefined => sitesByHost(sites)(url)

/**
 * Finds the catalogue's sites at addresses: that of the host, or of the host above (`m.weibo.com` is no site, `weibo.com`
 * is); where several share a host, the first.
 */
export function sitesByHost(sites: readonly SiteItem[]): (url: string) => SiteItem | undefined {
  const byHost = new Map(sites.toReversed().map((site) => [hostOf(site.url), site]))
  return (url) => {
    const host = hostOf(url)
    return host === '' ? undefined : (byHost.get(host) ?? byHost.get(host.replace(/^(m|mobile|wap)\./, '')))
  }
}
