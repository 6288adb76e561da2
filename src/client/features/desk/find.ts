import { dataSelector, dataValue } from './dom.ts'

/** The page area of the live page, not of the first frame. */
export const findPageArea = (): HTMLElement | null => document.querySelector(`#root ${dataSelector('pages')}`)

/** The page area that an element lies in. */
export const pageAreaAround = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(dataSelector('pages')) ?? null

/** The dock of the live page. */
export const findDock = (): HTMLElement | null => document.querySelector(`#root ${dataSelector('dock')}`)

/** The list of tiles in the folder that is open, in its panel or, below that, in the window. */
export const findOpenFolder = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(dataSelector('folder'))].findLast((list) =>
    list.checkVisibility({ visibilityProperty: true }),
  ) ?? null

/** The list items of the groups in the sidebar. */
export const groupItems = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`#root ${dataSelector('group')}`),
]

/** The list items of tiles in the dock, in a folder or on a free page. */
export const tilesIn = (list: Element): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(dataSelector('tile')),
]

/** The list item of the tile with this id, if it lies in one of these. */
export const findTileIn = (
  lists: readonly ('dock' | 'folder' | 'free')[],
  id: string,
  within: ParentNode = document,
): HTMLElement | null =>
  within.querySelector(`:is(${lists.map((name) => dataSelector(name)).join()}) ${dataSelector('tile', id)}`)

/** The id of the tile whose list item this is; undefined on a page in the grid. */
export const tileId = (item: Element): string | undefined => dataValue(item, 'tile')

/** The id of the tile that a target of an event lies in. */
export const tileIdAround = (target: EventTarget | null): string | undefined =>
  dataValue(target instanceof Element ? target.closest(dataSelector('tile')) : null, 'tile')
