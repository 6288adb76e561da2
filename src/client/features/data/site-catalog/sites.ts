import { getNetwork, type SiteItem } from '../../../../shared/api/site.ts'
import type { Language } from '../../../../shared/constants.ts'
import { call } from '../../../core/net/call.ts'
import { hostOf } from '../home/index.ts'

type Load = () => Promise<{ readonly default: readonly SiteItem[] }>

/** The catalogue of this build, for a page that has no server or is offline. */
const bundled: Readonly<Record<Language, Load>> = {
  'zh-CN': () => import('virtual:sites/zh-CN'),
  'zh-TW': () => import('virtual:sites/zh-TW'),
  en: () => import('virtual:sites/en'),
  ja: () => import('virtual:sites/ja'),
  ko: () => import('virtual:sites/ko'),
}

/** More than the catalogue has: it is searched here, at every key. */
const ALL = 1000

/** The site catalogue in a language, most popular first; the server's answer is kept for 24 hours. */
export async function loadSites(language: Language): Promise<readonly SiteItem[]> {
  try {
    return (await call(getNetwork, { limit: ALL, locale: language }, { silent: true })).list
  } catch {
    return (await bundled[language]()).default
  }
}

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
