/** The tabs' order in the rail, and where hairlines part them (DESIGN 6). */
export const RAIL = [
  ['user'],
  ['theme', 'time', 'search', 'icon', 'sidebar', 'dock', 'dialog', 'menu', 'shortcut', 'mouse'],
  ['danmaku', 'live2d'],
  ['system', 'about'],
] as const

interface Placed {
  readonly id: string
  readonly desktopOnly: boolean
}

/** The tabs that there are, in the rail's order and its parts; those for a desktop alone are left out on mobile. */
export function railOf<T extends Placed>(tabs: readonly T[], mobile: boolean): readonly (readonly T[])[] {
  const parts = RAIL.map((ids) => ids.flatMap((id) => tabs.filter((tab) => tab.id === id)))
  return parts
    .map((part) => part.filter(({ desktopOnly }) => !(mobile && desktopOnly)))
    .filter(({ length }) => length > 0)
}

const LINK = /^\{settings(?:\/([\w-]{1,30}))?\}$/

/** The tab of an internal link: `{settings}`, `{settings/time}` or, by the spec's number, `{settings/2}`; null is none. */
export function tabOfLink(address: string): { readonly tab: string | undefined } | undefined {
  const match = LINK.exec(address)
  return match === null ? undefined : { tab: match[1] }
}

/** The tab of that name or number; the first one where there is none. */
export function tabNamed<T extends { readonly id: string; readonly number: number }>(
  tabs: readonly T[],
  name: string | undefined,
): T | undefined {
  return tabs.find(({ id, number }) => id === name || String(number) === name) ?? tabs[0]
}

/** A setting as it can be looked for. */
export interface Findable {
  readonly tab: string
  readonly title: string
  readonly label: string
  readonly hint: string
}

/**
 * The settings that a text finds: by their label first, beginnings before middles, then by hint and by tab, in the tabs'
 * order. `sounds` says whether a label is spelt so in pinyin.
 */
export function findSettings<T extends Findable>(
  settings: readonly T[],
  text: string,
  sounds: (label: string, text: string) => boolean,
): readonly T[] {
  const wanted = text.trim().toLocaleLowerCase()
  if (wanted === '') return []
  const rank = ({ label, hint, title }: T): number | undefined => {
    const at = label.toLocaleLowerCase().indexOf(wanted)
    if (at === 0) return 0
    if (at > 0) return 1
    if (sounds(label, wanted)) return 2
    if (hint.toLocaleLowerCase().includes(wanted)) return 3
    return title.toLocaleLowerCase().includes(wanted) || sounds(title, wanted) ? 4 : undefined
  }
  return settings
    .flatMap((setting) => {
      const found = rank(setting)
      return found === undefined ? [] : [{ setting, found }]
    })
    .toSorted((one, other) => one.found - other.found)
    .map(({ setting }) => setting)
}
