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

/** A row of the settings, as a search lists it. */
export interface FindableSetting {
  /** Its field, unique among all rows that are shown. */
  readonly id: string
  readonly tab: string
  readonly icon: string
  /** Its label. */
  readonly title: string
  /** The name of its tab. */
  readonly tabTitle: string
  /** The name of its tab and its hint: what it is found by, too. */
  readonly keywords: readonly string[]
  /** Other names of it. */
  readonly names?: readonly string[]
}

/** A tab as far as a search needs it, see `Tab`. */
interface FindableTab {
  readonly id: string
  readonly icon: string
  readonly texts: string
  readonly rows: () => readonly {
    readonly field: string
    readonly label: string
    readonly hint?: string
    readonly alias?: string
  }[]
}

/** Every row that the tabs show at this moment, in the tabs' order. `text` looks up a catalog key. */
export const findableSettings = (
  tabs: readonly FindableTab[],
  text: (key: string) => string,
): readonly FindableSetting[] =>
  tabs.flatMap(({ id: tab, icon, texts, rows }) =>
    rows().map(({ field, label, hint, alias }) => {
      const tabTitle = text(`${texts}.tab`)
      const keywords = hint === undefined ? [tabTitle] : [tabTitle, text(hint)]
      const names = alias === undefined ? {} : { names: [text(alias)] }
      return { id: field, tab, icon, title: text(label), tabTitle, keywords, ...names }
    }),
  )
