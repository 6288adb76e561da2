import { seededRandom } from '../../../src/client/lib/values/seeded.ts'
import type { Group, Home, Item } from '../../../src/shared/entities/item.ts'
import { type Desktop, isWidget, sitesOf, widgetTile } from './desktop.ts'

export const GROUPS = 12
export const TILES = 40
export const WIDGETS = 40

/**
 * A desktop of 12 groups of 40 tiles, with 40 widgets in all. The page that is seen is the first one of `home`, filled up
 * with sites; what is on the others is drawn by lot, the same each time.
 */
export function manyTiles(home: Home, widgets: readonly string[]): Desktop {
  const random = seededRandom('many tiles')
  const sites = sitesOf(home)
  const site = (id: string): Item => ({ ...pick(sites, random), id })
  const fill = (id: string, first: readonly Item[]): readonly Item[] => [
    ...first,
    ...Array.from({ length: TILES - first.length }, (_, at) => site(`${id}:${at}`)),
  ]
  const [seen, ...others] = Array.from({ length: GROUPS }, (_, at) => groupOf(home, at))
  if (seen === undefined) throw new Error('the home has no group')
  const placed = seen.children.filter(isWidget).length
  const shares = others.map((_, at) => share(WIDGETS - placed, others.length, at))
  let next = 0
  const groups = others.map(({ id, ...group }, at) => {
    const tiles = Array.from({ length: shares[at] ?? 0 }, (_, n) =>
      widgetTile(`${id}:w${n}`, widgets[next++ % widgets.length] ?? ''),
    )
    return { ...group, id, children: fill(id, tiles) }
  })
  const documents = {
    home: { groups: [{ ...seen, children: fill(seen.id, seen.children) }, ...groups], dock: home.dock },
  }
  return { documents, pictures: {} }
}

/** The group at a place of a home; behind the last one they begin again, under other ids and names. */
function groupOf({ groups }: Home, at: number): Group {
  const group = groups[at % groups.length]
  if (group === undefined) throw new Error('the home has no group')
  return at < groups.length ? group : { ...group, id: `${group.id}-${at}`, name: `${group.name} ${at}` }
}

const pick = (sites: readonly Item[], random: () => number): Item => {
  const site = sites[Math.floor(random() * sites.length)]
  if (site === undefined) throw new Error('the home has no site')
  return site
}

/** How many of `all` fall to one of `parts`, as evenly as can be. */
const share = (all: number, parts: number, at: number): number =>
  Math.floor((all * (at + 1)) / parts) - Math.floor((all * at) / parts)
