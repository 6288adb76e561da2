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
import type { Bounds } from '../../../../../lib/geometry/box.ts'
import { IconButton } from '../../../../../ui/components/icon-button/IconButton.tsx'
import { measureGlass, placeGlass } from '../../../../../ui/glass/glass-place.ts'
import { roving } from '../../../../../ui/input/keyboard/roving.ts'
import { hideTooltip } from '../../../../../ui/input/tooltip.ts'
import { openMenu } from '../../../../../ui/overlay/menu/menus.ts'
import { classes } from '../../../../../ui/styles/classes.ts'
import surface from '../../../../../ui/styles/surface.module.css'
import { dataSelector } from '../../../../desk/dom.ts'
import { pageAreaAround } from '../../../../desk/find.ts'
import { shifted } from '../../kernel/geometry.ts'
import { frameOfAll } from '../../kernel/transform/resize.ts'
import { currentCanvas, type Element } from '../../layout.ts'
import { useMessages } from '../../messages.ts'
import { openLayerList } from '../layers/open-layer-list.ts'
import { openPinPicker } from '../pins/open-pin-picker.ts'
import {
  ALIGN_HORIZONTALLY,
  ALIGN_VERTICALLY,
  availableItems,
  DISTRIBUTE,
  itemOf,
  itemsOf,
} from '../selection/actions.ts'
import { focusSelected } from '../selection/focus.ts'
import { overlayFrameOf, overlayShapeOf } from '../selection-overlay/overlay-frame.ts'
import { layerListEntry, layerMenu, pinsEntry } from './action-menus.ts'
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
  /** For `aria-haspopup`. */
  readonly opens?: 'menu' | 'dialog'
  readonly run: (button: HTMLElement) => void
}

/**
 * The toolbar beside the selection. A press leaves the focus on the page, for its keys; Alt+F10 moves the focus to the
 * toolbar, as in web editors (F6 belongs to the browser, Shift+F10 opens the menu), and Esc back to the selection.
 */
export function Toolbar({ page, selected }: ToolbarProps) {
  const messages = useMessages()
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState('')
  const setBar = useCallback((element: HTMLDivElement | null) => {
    bar.current = element
    return placeGlass(element)
  }, [])
  usePlacement(bar, page, selected)
  useAltF10(bar, page)
  const layer = document.querySelector('#root > main')
  if (layer === null) return null
  const sections = toolsOf(selected)
  const tools = sections.flat()
  const stopAt = tools.some(({ id }) => id === stop) ? stop : tools[0]?.id
  const rove = roving('row')
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    rove(event)
    if (event.key !== 'Escape') return
    event.stopPropagation()
    focusSelected()
  }
  return createPortal(
    <div
      ref={setBar}
      role="toolbar"
      aria-label={messages('selection')}
      aria-keyshortcuts="Alt+F10"
      tabIndex={-1}
      data-volatile=""
      className={classes(surface.g2, styles.bar)}
      onKeyDown={handleKey}
      onMouseDown={(event) => event.preventDefault()}
    >
      {selected.length > 1 && (
        <>
          <span className={styles.count}>{messages('selectedCount', { count: selected.length })}</span>
          <i className={styles.divider} />
        </>
      )}
      {sections.map((section, at) => (
        <Fragment key={section[0]?.id}>
          {at > 0 && <i className={styles.divider} />}
          {section.map(({ id, opens, run, danger = false, ...shown }) => (
            <IconButton
              key={id}
              {...shown}
              danger={danger}
              iconSize={17}
              className={classes(styles.tool, !danger && styles.plain)}
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

/** The tools in sections with lines between them; several elements can be aligned and distributed, too. */
function toolsOf(selected: readonly Element[]): readonly (readonly Tool[])[] {
  const { items, ...layers } = layerMenu()
  const openLayers = (button: HTMLElement) => void openMenu({ label: layers.label, anchor: { current: button }, items })
  const arrange: readonly Tool[] = [
    ...availableItems(['group', 'ungroup'], selected),
    { ...layers, opens: 'menu', run: openLayers },
    itemOf('lock'),
    itemOf('duplicate'),
    { ...pinsEntry(), opens: 'dialog', run: openPinPicker },
    { ...layerListEntry(), opens: 'dialog', run: openLayerList },
  ]
  const remove = [itemOf('delete')]
  if (selected.length < 2) return [arrange, remove]
  return [itemsOf(ALIGN_HORIZONTALLY), itemsOf(ALIGN_VERTICALLY), itemsOf(DISTRIBUTE), arrange, remove]
}

/** Keeps the toolbar beside the selection when the page scrolls. */
function usePlacement(
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
      const window = visibleArea(area)
      element.style.maxWidth = `${window.right - window.left}px`
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const onPage = shifted(window, { x: -origin.left, y: -origin.top })
      const shape = overlayShapeOf(selected, currentCanvas().cell)
      const { x, y } = placeToolbar(overlayFrameOf(frame, shape), size, onPage, !shape.isMultiple)
      element.style.translate = `${Math.round(x + origin.left)}px ${Math.round(y + origin.top)}px`
      measureGlass()
    }
    const handleMove = () => {
      hideTooltip()
      place()
    }
    place()
    const end = new AbortController()
    for (const type of ['scroll', 'resize'] as const)
      addEventListener(type, handleMove, { signal: end.signal, capture: true, passive: true })
    return () => end.abort()
  })
}

/** The inset of the toolbar from the edges of the visible area. */
const INSET_PX = 8
/** The lower end of the shortcut bar and the state pill at the top of the screen. */
const TOP_PX = 104

/** The part of the page area that neither dock nor sidebar covers, in px of the viewport. */
function visibleArea(area: HTMLElement): Bounds {
  const { left, top, right, bottom } = area.getBoundingClientRect()
  const dockHeight = Number.parseFloat(getComputedStyle(area).paddingBottom)
  const sidebar = document.querySelector<HTMLElement>(`#root ${dataSelector('sidebar')} > nav`)?.getBoundingClientRect()
  const isRight = sidebar !== undefined && sidebar.left > innerWidth / 2
  return {
    left: Math.max(left, 0, sidebar === undefined || isRight ? 0 : sidebar.right) + INSET_PX,
    top: Math.max(top, TOP_PX) + INSET_PX,
    right: Math.min(right, innerWidth, isRight ? sidebar.left : innerWidth) - INSET_PX,
    bottom: Math.min(bottom, innerHeight) - dockHeight,
  }
}

/** Moves the focus from the page to the toolbar on Alt+F10. */
function useAltF10(bar: RefObject<HTMLElement | null>, page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focusToolbar = (event: globalThis.KeyboardEvent) => {
      const { key, altKey, target } = event
      const isOnPage = target === document.body || (target instanceof Node && page.current?.contains(target) === true)
      if (key !== 'F10' || !altKey || !isOnPage) return
      event.preventDefault()
      bar.current?.querySelector<HTMLElement>(`${dataSelector('focus-stop')}[tabindex="0"]`)?.focus()
    }
    addEventListener('keydown', focusToolbar)
    return () => removeEventListener('keydown', focusToolbar)
  }, [bar, page])
}
