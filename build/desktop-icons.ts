import type { Plugin } from 'vite'
import engineOrder from '../catalog/engine-order.json' with { type: 'json' }
import type { IconPack } from '../src/client/core/page/icon-urls.ts'
import { engineIcon } from '../src/client/features/desk/search/engines/engine-icon.ts'
import { siteIconsIn } from '../src/client/lib/tile/site-icon.ts'
import type { Language } from '../src/shared/constants.ts'
import { planDesktop } from './first-desktop.ts'
import { drawPicture } from './icons/pictures.ts'
import { drawIcons } from './icons/plugin.ts'
import { languageModules } from './language-modules.ts'

/** The addresses of the site icons of a first desktop: of what a first visit shows, and of its further pages. */
export function iconAddresses(language: Language): Readonly<Record<'first' | 'further', readonly string[]>> {
  const { pages, dock } = planDesktop(language)
  const [engine = ''] = engineOrder[language]
  const [shown = [], ...others] = pages.map(({ widgets, icons }) => [...widgets, ...icons])
  const first = siteIconsIn([...shown, ...dock, { src: engineIcon(engine) }])
  return { first, further: siteIconsIn(others.flat()).filter((address) => !first.includes(address)) }
}

let drawings: ReturnType<typeof drawIcons> | undefined

/** Draws icons by their addresses. @throws on an address that no icon has */
export async function drawPack(addresses: readonly string[]): Promise<IconPack> {
  drawings ??= drawIcons()
  const drawn = drawings
  const icons = addresses.map(async (address) => {
    const svg = drawn.get(address.slice(1))
    if (svg === undefined) throw new Error(`no icon is drawn for ${address}`)
    return [address, await drawPicture(svg)] as const
  })
  return Object.fromEntries(await Promise.all(icons))
}

/**
 * Provides the site icons of first desktops as the page stores them, so that a first visit asks for them in one file and
 * draws none: `virtual:desktop-icons/first/<language>` and `virtual:desktop-icons/further/<language>`.
 */
export const desktopIcons = (): Plugin[] =>
  (['first', 'further'] as const).map((pages) =>
    languageModules(`desktop-icons/${pages}`, (language) => drawPack(iconAddresses(language)[pages])),
  )
