import { calendarFeed } from '../../../../shared/api/calendar-feed.ts'
import { contacts } from '../../../../shared/api/contacts.ts'
import { liveGushi, liveTg, liveYiyan } from '../../../../shared/api/daily-text.ts'
import { filmDetails, filmPoster, hotVideo } from '../../../../shared/api/film.ts'
import { frameCheck } from '../../../../shared/api/frame-check.ts'
import { holidays } from '../../../../shared/api/holidays.ts'
import { hotSearch } from '../../../../shared/api/hot-search.ts'
import { checkLinks } from '../../../../shared/api/link-check.ts'
import {
  getLyric,
  getSong,
  musicCover,
  musicSearch,
  musicStream,
  topDetail,
  toplist,
  youkeLogin,
} from '../../../../shared/api/music.ts'
import { getImgBase64, getNetworkIcon } from '../../../../shared/api/network-icon.ts'
import { selfSelect, stockChart, stockLogo, stockSearch } from '../../../../shared/api/stocks.ts'
import { suggest } from '../../../../shared/api/suggest.ts'
import { translate } from '../../../../shared/api/translate.ts'
import { biyingWallpaperList, wallpaperImage } from '../../../../shared/api/wallpaper.ts'
import { placeHere, placeSearch, weather } from '../../../../shared/api/weather.ts'
import { OPTIONAL_PERMISSIONS, type OptionalPermission } from '../../../../shared/entities/optional-permission.ts'
import { hostPattern } from '../../../lib/url/host-pattern.ts'

/** Something that the browser has allowed an extension. What it requires has neither a permission nor an origin to give back. */
export interface GrantLine {
  /** Of a permission, or a host. */
  readonly name: string
  readonly permission?: OptionalPermission
  readonly origin?: string
}

/**
 * What a browser allows as lines, hosts last. @param patterns of hosts, such as `https://example.org/*`
 * @param required the permissions without which the extension is not installed
 */
export function linesOfGrants(
  permissions: readonly string[],
  patterns: readonly string[],
  required: readonly string[] = [],
): readonly GrantLine[] {
  const ofPermissions = permissions.map((name): GrantLine => {
    const permission = OPTIONAL_PERMISSIONS.find((one) => one === name)
    return permission === undefined || required.includes(name) ? { name } : { name, permission }
  })
  const ofHosts = patterns.flatMap((pattern): readonly GrantLine[] => {
    const [origin, scheme, host = ''] = /^(https?):\/\/([^/]+)/.exec(pattern) ?? []
    return origin === undefined ? [] : [{ name: scheme === 'https' ? host : origin, origin }]
  })
  return [...ofPermissions, ...ofHosts.toSorted((a, b) => a.name.localeCompare(b.name))]
}

const GRANT_TEXTS = [
  'storage',
  'unlimitedStorage',
  'newTabPageOverride',
  'bookmarks',
  'history',
  'tabs',
  'search',
  'contextMenus',
  'activeTab',
] as const

/** The text of a permission's name, if there is one: extensions of browsers may have others. */
export const grantText = (name: string): (typeof GRANT_TEXTS)[number] | undefined =>
  GRANT_TEXTS.find((one) => one === name)

/** Why something is allowed, and whether it can be given back here. @param server the origin of the connected one */
export function grantState(
  { permission, origin }: GrantLine,
  server: string | undefined,
): { readonly reason: 'permission' | 'required' | 'server' | 'host'; readonly canGiveBack: boolean } {
  if (permission !== undefined) return { reason: 'permission', canGiveBack: true }
  if (origin === undefined) return { reason: 'required', canGiveBack: false }
  return server !== undefined && hostPattern(origin) === hostPattern(server)
    ? { reason: 'server', canGiveBack: false }
    : { reason: 'host', canGiveBack: true }
}

/** What a browser loads from another host: a picture, a film or sound, a page in a frame, or anything else. */
export type Loaded = 'picture' | 'media' | 'frame' | 'other'

/** How often this page has loaded something from another host. */
export interface HostContact {
  readonly host: string
  readonly loaded: Loaded
  readonly count: number
}

/** The most hosts that are kept; further ones are counted as one without a name. */
const MAX_HOSTS = 200

const LOADED: Readonly<Record<string, Loaded>> = {
  img: 'picture',
  image: 'picture',
  css: 'picture',
  input: 'picture',
  video: 'media',
  audio: 'media',
  iframe: 'frame',
  frame: 'frame',
}

/**
 * The contacts with one more resource. What is the page's own, or was never fetched, changes nothing.
 * @param initiator the resource's `initiatorType`
 * @param own the page's origin
 */
export function withResource(
  list: readonly HostContact[],
  url: string,
  initiator: string,
  own: string,
): readonly HostContact[] {
  if (!URL.canParse(url)) return list
  const address = new URL(url)
  if (!/^(?:https?|wss?):$/.test(address.protocol) || address.origin === own) return list
  const loaded = LOADED[initiator] ?? 'other'
  const isKnown = list.some((one) => one.host === address.host && one.loaded === loaded)
  const host = isKnown || list.length < MAX_HOSTS ? address.host : ''
  const isSame = (one: HostContact) => one.host === host && one.loaded === loaded
  if (!list.some(isSame)) return [...list, { host, loaded, count: 1 }]
  return list.map((one) => (isSame(one) ? { ...one, count: one.count + 1 } : one))
}

const REASONS = {
  [suggest.path]: 'suggest',
  [translate.path]: 'translate',
  [hotSearch.path]: 'hotSearch',
  [holidays.path]: 'holidays',
  [liveGushi.path]: 'dailyText',
  [liveYiyan.path]: 'dailyText',
  [liveTg.path]: 'dailyText',
  [hotVideo.path]: 'film',
  [filmDetails.path]: 'film',
  [filmPoster.path]: 'film',
  [toplist.path]: 'music',
  [topDetail.path]: 'music',
  [musicSearch.path]: 'music',
  [getSong.path]: 'music',
  [youkeLogin.path]: 'music',
  [getLyric.path]: 'music',
  [musicCover.path]: 'music',
  [musicStream.path]: 'music',
  [frameCheck.path]: 'frameCheck',
  [calendarFeed.path]: 'calendarFeed',
  [checkLinks.path]: 'linkCheck',
  [getNetworkIcon.path]: 'siteIcon',
  [getImgBase64.path]: 'picture',
  [biyingWallpaperList.path]: 'wallpaper',
  [wallpaperImage.path]: 'wallpaper',
  [stockSearch.path]: 'stocks',
  [stockLogo.path]: 'stocks',
  [selfSelect.path]: 'stocks',
  [stockChart.path]: 'stocks',
  [weather.path]: 'weather',
  [placeSearch.path]: 'place',
  [placeHere.path]: 'place',
} as const satisfies Record<string, string>

/** Why the server asks by sources, by what precedes the point of their ids. */
const AREA_REASONS = {
  suggest: 'suggest',
  translate: 'translate',
  hot: 'hotSearch',
  film: 'film',
  music: 'music',
  wallpaper: 'wallpaper',
  holidays: 'holidays',
  stocks: 'stocks',
  poem: 'dailyText',
  quote: 'dailyText',
  diary: 'dailyText',
  weather: 'weather',
  place: 'place',
  account: 'miniProgram',
} as const satisfies Record<string, string>

/** Why the server asked a third party. */
export type CallReason =
  | (typeof REASONS)[keyof typeof REASONS]
  | (typeof AREA_REASONS)[keyof typeof AREA_REASONS]
  | 'other'

export const reasonOfCall = (path: string): CallReason => {
  const reasons: Readonly<Record<string, CallReason>> = REASONS
  return reasons[path] ?? 'other'
}

export const reasonOfSource = (id: string): CallReason => {
  const reasons: Readonly<Record<string, CallReason>> = AREA_REASONS
  return reasons[id.split('.')[0] ?? ''] ?? 'other'
}

const FAILURES = ['network', 'status', 'shape', 'empty', 'blocked'] as const

/** The failure of a source, if this version knows it. */
export const knownFailure = (failure: string): (typeof FAILURES)[number] | 'other' =>
  FAILURES.find((one) => one === failure) ?? 'other'

/** Whether a call belongs into the list: the list's own question does not. */
export const isListed = (path: string): boolean => path !== contacts.path
