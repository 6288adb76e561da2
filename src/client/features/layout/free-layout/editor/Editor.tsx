import { memo, type RefObject, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { home } from '../../../data/home/index.ts'
import { dataSelector } from '../../../desk/dom.ts'
import { pageAreaAround } from '../../../desk/find.ts'
import { provideMenus } from '../../../desk/tiles/lazy.ts'
import { pageOrigin } from '../../drag/lazy.ts'
import { gridAt } from '../kernel/placement/scale-to-width.ts'
import { NOTHING, type Selection, selectedOf, selectionAmong } from '../kernel/selection.ts'
import { type Element, freeElements, useCanvas } from '../layout.ts'
import styles from './Editor.module.css'
import { editorState, select } from './editor-state.ts'
import { listenToEditorPointer } from './gesture/pointer.ts'
import { LockBadge } from './page-state/LockBadge.tsx'
import { StatePill } from './page-state/StatePill.tsx'
import { markSelected } from './selection-overlay/mark-selected.ts'
import { SelectionOverlay } from './selection-overlay/SelectionOverlay.tsx'
import { pageEntries, selectionMenuAt } from './toolbar/selection-menu.tsx'
import { Toolbar } from './toolbar/Toolbar.tsx'

const NO_ELEMENTS: readonly Element[] = []

interface EditorProps {
  /** The group whose page it is. */
  readonly group: string
  readonly page: RefObject<HTMLUListElement | null>
}

/** The editor of an unlocked free page: grid, selection overlay, toolbars, pointer and keys. Loaded lazily. */
export default function Editor({ group, page }: EditorProps) {
  const current = useDocument(home, ({ groups }) => groups.find(({ id }) => id === group))
  const canvas = useCanvas()
  // the overlay alone shows what a selection box will select
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
    provideMenus({ menuAt: selectionMenuAt, emptyAreaEntriesAt: (at) => pageEntries(list, at) }, end.signal)
    list.dataset.arranged = ''
    return () => {
      end.abort()
      delete list.dataset.arranged
    }
  }, [page])
  const elements = current === undefined ? NO_ELEMENTS : freeElements(current, canvas)
  useEffect(() => {
    if (page.current === null) return undefined
    return markSelected(page.current, selectionAmong(elements, selection))
  }, [page, elements, selection])
  const line = gridAt(canvas.gridPx, canvas)
  return (
    <div className={styles.editor} data-beside-sidebar={canvas.isWide || undefined} data-volatile="">
      {line > 0 && <GridDots page={page} line={line} />}
      <SelectionOverlay elements={elements} canvas={canvas} />
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

function SelectionBar({ page, elements, selection }: SelectionBarProps) {
  const selected = selectedOf(elements, selection)
  return selected.length > 0 && <Toolbar page={page} selected={selected} />
}

/** The grid, which covers the whole screen and scrolls with the page. */
const GridDots = memo(({ page, line }: Pick<EditorProps, 'page'> & { readonly line: number }) => {
  const dots = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the position of the page is known only after layout
    const area = page.current?.closest(dataSelector('pages'))
    if (!area) return undefined
    const alignToPage = () => {
      if (page.current === null) return
      const { x, y } = pageOrigin(page.current)
      dots.current?.style.setProperty(
        'background-position',
        `calc(${x}px - var(--line) / 2) calc(${y}px - var(--line) / 2)`,
      )
    }
    const observer = new ResizeObserver(alignToPage)
    observer.observe(area)
    area.addEventListener('scroll', alignToPage, { passive: true })
    return () => {
      observer.disconnect()
      area.removeEventListener('scroll', alignToPage)
    }
  }, [page])
  return <div ref={dots} className={styles.dots} style={{ '--line': `${line}px` }} />
})
