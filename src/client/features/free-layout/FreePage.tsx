import { type CSSProperties, memo, type Ref, useLayoutEffect, useRef } from 'react'
import type { Group } from '../../../shared/entities/item.ts'
import { lazy } from '../../core/lazy.ts'
import { useDocument } from '../../core/react.ts'
import { useScreen } from '../../core/screen.ts'
import { isTight } from '../../ui/components/tile-frame/name-width.ts'
import { iconSettings } from '../home/index.ts'
import { useIncrementalRender } from '../paging/index.ts'
import { ItemTile } from '../tiles/index.ts'
import { elementStyle } from './element-style.ts'
import styles from './FreePage.module.css'
import { heightOf } from './kernel/scale-to-width.ts'
import { canvasOf, cellsOf, enlargementOf, freeElements } from './layout.ts'

const Editor = lazy(() => import('./editor/Editor.tsx'))

interface FreePageProps {
  readonly group: Group
  /** Whether another page comes in its place. */
  readonly going: boolean
}

/** A page whose tiles stand wherever they have been put; unlocked, they can be arranged. */
export default function FreePage({ group, going }: FreePageProps) {
  const page = useRef<HTMLUListElement>(null)
  const bare = useDocument(iconSettings, (now) => now.isFreeHideTimeAndSearch) && !going
  useLayoutEffect(() => {
    // clock and search box stand outside of this part of the page
    document.documentElement.toggleAttribute('data-clock-and-search-hidden', bare)
    return () => document.documentElement.removeAttribute('data-clock-and-search-hidden')
  }, [bare])
  return (
    <>
      <Tiles ref={page} group={group} />
      {!group.lock && !going && <Editor group={group.id} page={page} />}
    </>
  )
}

interface TilesProps {
  readonly ref: Ref<HTMLUListElement>
  readonly group: Group
}

/** The tiles, each where it stands; not drawn again when the page begins to go. */
const Tiles = memo(({ ref, group }: TilesProps) => {
  const values = useDocument(iconSettings, (now) => now)
  const screen = useScreen()
  const paper = canvasOf(values, screen)
  const { icon, gapX } = paper.cell
  const label = values.iconNameSize * screen.scale
  const elements = freeElements(group, paper)
  const drawn = useIncrementalRender(elements.length, elements.findLastIndex(({ y }) => y < innerHeight) + 1)
  const style: CSSProperties = {
    '--gk-icon': `${paper.cell.icon}px`,
    '--gk-gap-x': `${paper.cell.gapX}px`,
    '--gk-gap-y': `${paper.cell.gapY}px`,
    height: Math.ceil(heightOf(elements)),
  }
  return (
    <ul ref={ref} className={styles['page']} style={style}>
      {elements.slice(0, drawn).map((element, at) => {
        const item = group.children[at]
        if (item === undefined) return null
        return (
          <li
            key={item.id}
            data-tile={item.id}
            // names grow smaller with their tiles, but only so far
            data-tight-labels={
              isTight(icon, gapX, label / Math.min(1, enlargementOf(element, paper.cell))) || undefined
            }
            style={elementStyle(element, paper.cell)}
          >
            <ItemTile item={item} labelled={values.iconName} {...cellsOf(element, paper.cell)} />
          </li>
        )
      })}
    </ul>
  )
})
