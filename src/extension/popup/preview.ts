import { sitesByHost } from '../../client/features/data/site-catalog/kernel/sites-by-host.ts'
import { letterColor } from '../../client/lib/tile/letter-color.ts'
import { hostOf } from '../../client/lib/url/host-of.ts'
import { initialsOf } from '../../client/ui/components/tile-frame/initials.ts'
import { widthInEm } from '../../client/ui/components/tile-frame/name-width.ts'
import tile from '../../client/ui/components/tile-frame/TileFrame.module.css'
import type { SiteItem } from '../../shared/api/site.ts'
import type { Language } from '../../shared/constants.ts'
import { element } from './element.ts'

const catalogs: Readonly<Record<Language, () => Promise<{ readonly default: readonly SiteItem[] }>>> = {
  'zh-CN': () => import('virtual:sites/zh-CN'),
  'zh-TW': () => import('virtual:sites/zh-TW'),
  en: () => import('virtual:sites/en'),
  ja: () => import('virtual:sites/ja'),
  ko: () => import('virtual:sites/ko'),
}

/** Finds the catalogue's sites by their addresses; none where it cannot be loaded. */
export async function loadCatalog(language: Language): Promise<(url: string) => SiteItem | undefined> {
  return sitesByHost((await catalogs[language]().catch(() => ({ default: [] }))).default)
}

/** Our own icon, as long as there is no address. */
export const drawOwnIcon = (): HTMLElement => element('img', { src: 'favicon.svg', alt: '', width: 44, height: 44 })

/** The art of the tile that will be added: the catalogue's, else the first letters of its name. */
export function drawPreview(name: string, url: string, site: SiteItem | undefined): HTMLElement {
  if (site?.src !== undefined) {
    const picture = element('img', { className: tile.picture ?? '', src: site.src, alt: '' })
    const art = element('span', { className: tile.art ?? '' }, picture)
    art.style.setProperty('--own', site.background)
    return art
  }
  const text = site?.fontText ?? initialsOf(name || hostOf(url))
  const em = widthInEm(text)
  const letters = element('b', { className: `${tile.letters} ${em > 1 ? tile.pair : ''}` }, text)
  letters.style.setProperty('--em', String(em))
  if (site?.fontColor !== undefined) letters.style.setProperty('--ink', site.fontColor)
  const art = element('span', { className: `${tile.art} ${tile.letterArt}` }, letters)
  const ground = site?.background ?? letterColor(hostOf(url))
  if (!ground.includes('gradient')) art.style.setProperty('--gk-ground', ground)
  return art
}
