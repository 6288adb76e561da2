import { memo, type RefObject, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useDocument } from '../../../core/react.ts'
import { useScreen } from '../../../core/screen.ts'
import { pageAreaAround } from '../../../ui/dom.deferred.ts'
import { pageOrigin } from '../../drag/lazy.ts'
import { home, iconSettings } from '../../home/index.ts'
import { provideMenus } from '../../tiles/lazy.ts'
import { gridAt } from '../kernel/scale-to-width.ts'
import { NOTHING, type Selection, selectedOf, selectionAmong } from '../kernel/selection.ts'
import { canvasOf, type Element, freeElements } from '../layout.ts'
import styles from './Editor.module.css'
import { editorState, select } from './editor-state.ts'
import { LockBadge } from './LockBadge.tsx'
import { listenToEditorPointer } from './pointer.ts'
import { StatePill } from './StatePill.tsx'
import { pageEntries, selectionMenuAt } from './selection-menu.tsx'
import { markSelected } from './selection-overlay/mark-selected.ts'
import { SelectionOverlay } from './selection-overlay/SelectionOverlay.tsx'
import { Toolbar } from './Toolbar.tsx'

const NOTHING_STANDS: readonly Element[] = []

interface EditorProps {
  /** The group whose page it is. */
  readonly group: string
  readonly page: RefObject<HTMLUListElement | null>
}

/** What is needed to arrange a free page: its grid, what is selected, and the hand. Nothing of it is on the first frame. */
export default function Editor({ group, page }: EditorProps) {
  const own = useDocument(home, ({ groups }) => groups.find(({ id }) => id === group))
  const values = useDocument(iconSettings, (now) => now)
  const paper = canvasOf(values, useScreen())
  // what a gesture moves the marks alone follow, and what it draws a box over
  const selection = useStore(editorState, ({ selection, shown }) =>
    shown === undefined || shown.brush !== undefined ? selection : shown.selection,
  )
  const isMoving = useStore(editorState, ({ shown }) => shown !== undefined)
  useEffect(() => {
    const list = page.current
    const area = pageAreaAround(list)
    if (list === null || !area) return undefined
    const end = new AbortController()
    select(NOTHING)
    listenToEditorPointer(list, area, end.signal)
    provideMenus({ menuAt: selectionMenuAt, groundAt: (at) => pageEntries(list, at) }, end.signal)
    list.dataset['arranged'] = ''
    return () => {
      end.abort()
      delete list.dataset['arranged']
    }
  }, [page])
  const elements = own === undefined ? NOTHING_STANDS : freeElements(own, paper)
  useEffect(() => {
    if (page.current === null) return undefined
    return markSelected(page.current, selectionAmong(elements, selection))
  }, [page, elements, selection])
  const line = gridAt(paper.gridPx, paper.width)
  return (
    <div className={styles['editor']} data-volatile="">
      {line > 0 && <Dots page={page} line={line} />}
      <SelectionOverlay standing={elements} cell={paper.cell} />
      {!isMoving && <LockBadge page={page} elements={elements} />}
      {!isMoving && <SelectionBar page={page} elements={elements} selection={selection} />}
      <StatePill group={group} />
    </div>
  )
}

interface SelectionBarProps extends Pick<EditorProps, 'page'> {
  readonly elements: readonly Element[]
  readonly selection: Selection
}

/** What can be done with what is selected. */
function SelectionBar({ page, elements, selection }: SelectionBarProps) {
  const selected = selectedOf(elements, selection)
  return selected.length > 0 && <Toolbar page={page} selected={selected} />
}

/** The grid: it is seen all over the screen, and scrolls with the page. */
const Dots = memo(({ page, line }: Pick<EditorProps, 'page'> & { readonly line: number }) => {
  const dots = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // where the page stands is known to the browser alone
    const area = pageAreaAround(page.current)
    if (!area) return undefined
    const align = () => {
      const y = page.current === null ? 0 : pageOrigin(page.current).y
      dots.current?.style.setProperty('background-position-y', `calc(${y}px - var(--line) / 2)`)
    }
    const resized = new ResizeObserver(align)
    resized.observe(area)
    area.addEventListener('scroll', align, { passive: true })
    return () => {
      resized.disconnect()
      area.removeEventListener('scroll', align)
    }
  }, [page])
  return <div ref={dots} className={styles['dots']} style={{ '--line': `${line}px` }} />
})
