import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { planDesktop } from '../../../build/first-desktop.ts'
import { composeDesktop, type Room } from '../../../src/client/features/layout/first-desktop/model.ts'
import type { Home, Item } from '../../../src/shared/entities/item.ts'

/** What a browser has stored of a user. */
export interface Desktop {
  /** Data of documents by their ids. */
  readonly documents: Readonly<Record<string, object>>
  /** Own pictures by their references. */
  readonly pictures: Readonly<Record<string, Uint8Array>>
}

/** What a screen of 1440 x 900 shows of a page. */
const ROOM: Room = { columns: 12, rows: 5, calmRows: 5, isPhone: false }

/** The first desktop in Chinese, as the page composes it for a screen of 1440 x 900. */
export const firstHome = (): Home => composeDesktop(planDesktop('zh-CN'), ROOM)

/** The ids of all widgets but the template. */
export const widgetIds = (): readonly string[] =>
  globSync('*/widget.ts', { cwd: join(import.meta.dirname, '../../../src/client/widgets') })
    .map((path) => basename(dirname(path)))
    .filter((id) => id !== 'blueprint')
    .toSorted()

/** A tile of a size that every widget has. */
export const widgetTile = (id: string, component: string): Item => ({
  ...{ id, name: '', type: 'component', component, size: '2x2' },
})

export const isSite = ({ type }: Item): boolean => type === 'icon'
export const isWidget = ({ type, component }: Item): boolean => type === 'component' && component !== 'folder'

/** Every site of a home, in folders, too. */
export const sitesOf = ({ groups }: Home): readonly Item[] =>
  groups.flatMap(({ children }) => children.flatMap((item) => [item, ...(item.children ?? [])])).filter(isSite)
