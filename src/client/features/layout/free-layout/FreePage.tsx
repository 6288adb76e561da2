import { type CSSProperties, memo, type Ref, useLayoutEffect, useRef } from 'react'
import type { Group } from '../../../../shared/entities/item.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { lazy } from '../../../core/page/lazy.ts'
import { useScreen } from '../../../core/page/screen.ts'
import { hasTightNames } from '../../../ui/components/tile-frame/name-width.ts'
import { iconSettings } from '../../data/home/index.ts'
import { useIncrementalRender } from '../../desk/paging/index.ts'
import { ItemTile } from '../../desk/tiles/index.ts'
import { elementStyle } from './element-style.ts'
import styles from './FreePage.module.css'
import { fitPageArea } from './fit-page-area.ts'
import { contentHeight } from './kernel/placement/scale-to-width.ts'
import { cellsOf, enlargementOf, freeElements, useCanvas } from './layout.ts'
import { followPageHeight } from './page-height.ts'

const Editor = lazy(() => import('./editor/Editor.tsx'))

interface FreePageProps {
  readonly group: Group
  /** Whether another page is replacing it. */
  readonly outgoing: boolean
}

/** A page whose tiles have free positions; unlocked, it has the editor. */
export default function FreePage({ group, outgoing }: FreePageProps) {
  const page = useRef<HTMLUListElement>(null)
  const isBare = useDocument(iconSettings, (now) => now.isFreeHideTimeAndSearch) && !outgoing
  useLayoutEffect(() => {
    // clock and search box are outside of this component
    document.documentElement.toggleAttribute('data-clock-and-search-hidden', isBare)
    return () => document.documentElement.removeAttribute('data-clock-and-search-hidden')
  }, [isBare])
  const { isWide, insets } = useCanvas()
  useLayoutEffect(() => {
    // the page area, which scrolls, is outside of this component, too
    const area = outgoing ? undefined : page.current?.parentElement
    return area ? fitPageArea(area, { isBare, isWide, insets }) : undefined
  }, [outgoing, isBare, isWide, insets])
  useLayoutEffect(() => {
    // as above
    const area = outgoing ? undefined : page.current?.parentElement
    return area ? followPageHeight(area) : undefined
  }, [outgoing])
  return (
    <>
      <Tiles ref={page} group={group} />
      {!group.lock && !outgoing && <Editor group={group.id} page={page} />}
    </>
  )
}

interface TilesProps {
  readonly ref: Ref<HTMLUListElement>
  readonly group: Group
}

/** The tiles; memoized so that they do not render again when the page becomes outgoing. */
const Tiles = memo(({ ref, group }: TilesProps) => {
  const values = useDocument(iconSettings, (now) => now)
  const { scale } = useScreen()
  const canvas = useCanvas()
  const { icon, gapX } = canvas.cell
  const label = values.iconNameSize * scale
  const elements = freeElements(group, canvas)
  const drawn = useIncrementalRender(elements.length, elements.findLastIndex(({ y }) => y < innerHeight) + 1)
  const style: CSSProperties = {
    '--gk-icon': `${canvas.cell.icon}px`,
    '--gk-gap-x': `${canvas.cell.gapX}px`,
    '--gk-gap-y': `${canvas.cell.gapY}px`,
    height: Math.ceil(contentHeight(elements)),
    ...(canvas.isWide && { width: canvas.right }),
  }
  return (
    <ul ref={ref} className={styles.page} data-beside-sidebar={canvas.isWide || undefined} style={style}>
      {elements.slice(0, drawn).map((element, at) => {
        const item = group.children[at]
        if (item === undefined) return null
        return (
          <li
            key={item.id}
            data-tile={item.id}
            // names scale with their tiles, but not below a minimum
            data-tight-labels={
              hasTightNames(icon, gapX, label / Math.min(1, enlargementOf(element, canvas.cell))) || undefined
            }
            style={elementStyle(element, canvas)}
          >
            <ItemTile item={item} labelled={values.iconName} {...cellsOf(element, canvas.cell)} />
          </li>
        )
      })}
    </ul>
  )
})
