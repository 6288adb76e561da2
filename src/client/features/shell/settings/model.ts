/** The order of the tabs in the rail; hairlines separate its parts (DESIGN 6). */
export const RAIL = [
  ['user'],
  ['theme', 'time', 'search', 'icon', 'sidebar', 'dock', 'dialog', 'menu', 'shortcut', 'mouse'],
  ['danmaku', 'live2d'],
  ['system', 'about'],
] as const

interface RailTab {
  readonly id: string
  readonly desktopOnly: boolean
}

/** The existing tabs in the rail's parts and order; on mobile without those for a desktop alone. */
export function railOf<T extends RailTab>(tabs: readonly T[], mobile: boolean): readonly (readonly T[])[] {
  const parts = RAIL.map((ids) => ids.flatMap((id) => tabs.filter((tab) => tab.id === id)))
  return parts
    .map((part) => part.filter(({ desktopOnly }) => !(mobile && desktopOnly)))
    .filter(({ length }) => length > 0)
}

const LINK = /^\{settings(?:\/([\w-]{1,30}))?\}$/

/** The tab of a link `{settings}`, `{settings/time}` or, by number, `{settings/2}`; undefined for other addresses. */
export function tabOfLink(address: string): { readonly tab: string | undefined } | undefined {
  const match = LINK.exec(address)
  return match === null ? undefined : { tab: match[1] }
}

/** The tab with this id or number, else the first one. */
export function tabNamed<T extends { readonly id: string; readonly number: number }>(
  tabs: readonly T[],
  name: string | undefined,
): T | undefined {
  return tabs.find(({ id, number }) => id === name || String(number) === name) ?? tabs[0]
}

/** A setting with the texts that a search compares. */
export interface Findable {
  readonly tab: string
  readonly title: string
  readonly label: string
  readonly hint: string
}

/** A tab as far as a search needs it, see `Tab`. */
interface FindableTab {
  readonly id: string
  readonly icon: string
  readonly texts: string
  readonly rows: () => readonly { readonly field: string; readonly label: string; readonly hint?: string }[]
}

/** Every row that the tabs show at this moment, in the tabs' order. `text` looks up a catalog key. */
export const findableSettings = (
  tabs: readonly FindableTab[],
  text: (key: string) => string,
): readonly (Findable & { readonly field: string; readonly icon: string })[] =>
  tabs.flatMap(({ id, icon, texts, rows }) =>
    rows().map(({ field, label, hint }) => ({
      tab: id,
      field,
      icon,
      title: text(`${texts}.tab`),
      label: text(label),
      hint: hint === undefined ? '' : text(hint),
    })),
  )

/** Rank of the first setting that matches all words, though not the text as it stands. */
const WORDS = 5

/**
 * The settings that match a text: by label prefix, label, pinyin of the label, hint and tab, then those that match each
 * of its words so, in any order; each in the tabs' order.
 * @param matchesPinyin whether a text is the pinyin of a label
 */
export function findSettings<T extends Findable>(
  settings: readonly T[],
  text: string,
  matchesPinyin: (label: string, text: string) => boolean,
): readonly T[] {
  const query = text.trim().toLocaleLowerCase()
  if (query === '') return []
  const words = query.split(/\s+/)
  const rankOf = ({ label, hint, title }: T, part: string): number | undefined => {
    const at = label.toLocaleLowerCase().indexOf(part)
    if (at === 0) return 0
    if (at > 0) return 1
    if (matchesPinyin(label, part)) return 2
    if (hint.toLocaleLowerCase().includes(part)) return 3
    return title.toLocaleLowerCase().includes(part) || matchesPinyin(title, part) ? 4 : undefined
  }
  const rank = (setting: T): number | undefined => {
    const ranks = words.map((word) => rankOf(setting, word)).filter((one) => one !== undefined)
    return rankOf(setting, query) ?? (ranks.length < words.length ? undefined : WORDS + Math.max(...ranks))
  }
  return settings
    .flatMap((setting) => {
      const found = rank(setting)
      return found === undefined ? [] : [{ setting, found }]
    })
    .toSorted((one, other) => one.found - other.found)
    .map(({ setting }) => setting)
}
