import {
  Fragment,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../../../ui/components/icon-button/IconButton.tsx'
import { pageAreaAround } from '../../../ui/dom.deferred.ts'
import { dataSelector } from '../../../ui/dom.ts'
import { measureGlass, placeGlass } from '../../../ui/glass/glass-place.ts'
import { layers, list } from '../../../ui/icons/paths.ts'
import { roving } from '../../../ui/input/roving.ts'
import { hideTooltip } from '../../../ui/input/tooltip.ts'
import { openMenu } from '../../../ui/overlay/menu/menus.ts'
import { classes } from '../../../ui/styles/classes.ts'
import surface from '../../../ui/styles/surface.module.css'
import { type Bounds, shifted } from '../kernel/geometry.ts'
import { frameOfAll } from '../kernel/resize.ts'
import { currentCanvas, type Element } from '../layout.ts'
import { messages, useMessages } from '../messages.ts'
import { focusSelected } from './focus.ts'
import { toAlign, toDelete, toDistribute, toDuplicate, toGroup, toLock, toMoveLayer } from './offers.ts'
import { openLayerList } from './open-layer-list.ts'
import { markedOf, marksOf } from './selection-overlay/overlay-frame.ts'
import styles from './Toolbar.module.css'
import { placeToolbar } from './toolbar-placement.ts'

interface ToolbarProps {
  readonly page: RefObject<HTMLElement | null>
  /** At least one. */
  readonly selected: readonly Element[]
}

interface Tool {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly shortcut?: string
  readonly danger?: boolean
  /** What it opens, beside itself. */
  readonly opens?: 'menu' | 'dialog'
  readonly run: (button: HTMLElement) => void
}

/**
 * What can be done with the selection, beside it. A press leaves the focus on the page, so that its keys go on; by the
 * keyboard Alt+F10 goes to the toolbar, as in the editors of the web (F6 is the browser's, Shift+F10 opens the menu), and Esc
 * back to the selection.
 */
export function Toolbar({ page, selected }: ToolbarProps) {
  const messages = useMessages()
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState('')
  const stand = useCallback((element: HTMLDivElement | null) => {
    bar.current = element
    return placeGlass(element)
  }, [])
  usePlace(bar, page, selected)
  useReach(bar, page)
  const layer = document.querySelector('#root > main')
  if (layer === null) return null
  const parts = toolsOf(selected)
  const tools = parts.flat()
  const stopAt = tools.some(({ id }) => id === stop) ? stop : tools[0]?.id
  const walk = roving('row')
  const press = (event: KeyboardEvent<HTMLElement>) => {
    walk(event)
    if (event.key !== 'Escape') return
    event.stopPropagation()
    focusSelected()
  }
  return createPortal(
    <div
      ref={stand}
      role="toolbar"
      aria-label={messages('selection')}
      aria-keyshortcuts="Alt+F10"
      tabIndex={-1}
      data-volatile=""
      className={classes(surface['g2'], styles['bar'])}
      onKeyDown={press}
      onMouseDown={(event) => event.preventDefault()}
    >
      {selected.length > 1 && (
        <>
          <span className={styles['count']}>{messages('selectedCount', { count: selected.length })}</span>
          <i className={styles['line']} />
        </>
      )}
      {parts.map((part, at) => (
        <Fragment key={part[0]?.id}>
          {at > 0 && <i className={styles['line']} />}
          {part.map(({ id, opens, run, danger = false, ...shown }) => (
            <IconButton
              key={id}
              {...shown}
              danger={danger}
              iconSize={17}
              className={classes(styles['tool'], !danger && styles['plain'])}
              data-focus-stop=""
              tabIndex={id === stopAt ? 0 : -1}
              aria-haspopup={opens}
              onFocus={() => setStop(id)}
              onClick={({ currentTarget }) => run(currentTarget)}
            />
          ))}
        </Fragment>
      ))}
    </div>,
    layer,
  )
}

/** The tools in their parts, between which a line stands; several elements are aligned, distributed and grouped, too. */
function toolsOf(selected: readonly Element[]): readonly (readonly Tool[])[] {
  const [group, ...alsoGroup] = toGroup(selected)
  const last: readonly Tool[] = [
    ...(group === undefined ? [] : [group, ...alsoGroup]),
    { id: 'layers', label: messages('layers'), icon: layers, opens: 'menu', run: openLayers },
    toLock(),
    toDuplicate(),
    { id: 'list', label: messages('layerList'), icon: list, opens: 'dialog', run: openLayerList },
  ]
  if (selected.length < 2) return [last, [toDelete()]]
  return [
    (['left', 'center', 'right'] as const).map(toAlign),
    (['top', 'middle', 'bottom'] as const).map(toAlign),
    (['x', 'y'] as const).map(toDistribute),
    last,
    [toDelete()],
  ]
}

const openLayers = (button: HTMLElement): void =>
  void openMenu({ label: messages('layers'), anchor: { current: button }, items: toMoveLayer() })

/** Keeps the toolbar beside the selection, however the page scrolls. */
function usePlace(
  bar: RefObject<HTMLElement | null>,
  page: RefObject<HTMLElement | null>,
  selected: readonly Element[],
): void {
  useLayoutEffect(() => {
    const frame = frameOfAll(selected)
    const area = pageAreaAround(page.current)
    if (frame === undefined || !area) return undefined
    const place = () => {
      const { current: element } = bar
      const origin = page.current?.getBoundingClientRect()
      if (element === null || origin === undefined) return
      const window = windowOf(area)
      element.style.maxWidth = `${window.right - window.left}px`
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const onPage = shifted(window, { x: -origin.left, y: -origin.top })
      const marked = markedOf(selected, currentCanvas().cell)
      const { x, y } = placeToolbar(marksOf(frame, marked), size, onPage, !marked.many)
      element.style.translate = `${Math.round(x + origin.left)}px ${Math.round(y + origin.top)}px`
      measureGlass()
    }
    const moved = () => {
      hideTooltip()
      place()
    }
    place()
    const end = new AbortController()
    for (const type of ['scroll', 'resize'] as const)
      addEventListener(type, moved, { signal: end.signal, capture: true, passive: true })
    return () => end.abort()
  })
}

/** From the sides of what is visible, in px. */
const INSET_PX = 8
/** What stands at the top of the screen, tools and the state, ends here; px. */
const TOP_PX = 104

/** What is visible of the page and covered neither by the dock nor by the sidebar, in px of the viewport. */
function windowOf(area: HTMLElement): Bounds {
  const { left, top, right, bottom } = area.getBoundingClientRect()
  const foot = Number.parseFloat(getComputedStyle(area).paddingBottom)
  const side = document.querySelector<HTMLElement>(`#root ${dataSelector('sidebar')} > nav`)?.getBoundingClientRect()
  const isRight = side !== undefined && side.left > innerWidth / 2
  return {
    left: Math.max(left, 0, side === undefined || isRight ? 0 : side.right) + INSET_PX,
    top: Math.max(top, TOP_PX) + INSET_PX,
    right: Math.min(right, innerWidth, isRight ? side.left : innerWidth) - INSET_PX,
    bottom: Math.min(bottom, innerHeight) - foot,
  }
}

/** Alt+F10 goes from the page to the toolbar. */
function useReach(bar: RefObject<HTMLElement | null>, page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // a key of the page, which is no part of the toolbar
    const reach = (event: globalThis.KeyboardEvent) => {
      const { key, altKey, target } = event
      const ours = target === document.body || (target instanceof Node && page.current?.contains(target) === true)
      if (key !== 'F10' || !altKey || !ours) return
      event.preventDefault()
      bar.current?.querySelector<HTMLElement>(`${dataSelector('focus-stop')}[tabindex="0"]`)?.focus()
    }
    addEventListener('keydown', reach)
    return () => removeEventListener('keydown', reach)
  }, [bar, page])
}
