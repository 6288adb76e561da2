import { TOUCH } from '../../../../shared/constants.ts'
import { type Context, labelOf } from '../../../core/contribute/command.ts'
import { provideCommandContext } from '../../../core/contribute/provided-context.ts'
import { registry } from '../../../core/contribute/registry.ts'
import { messageByKey } from '../../../core/text/i18n.ts'
import { NamedIcon } from '../../../ui/components/icon/NamedIcon.tsx'
import { isApple, pressedShortcut } from '../../../ui/input/keyboard/shortcut.ts'
import { isEmptyArea } from '../../../ui/input/pointer/empty-area.ts'
import type { MenuEntry } from '../../../ui/overlay/menu/menu-entries.ts'
import { openMenu } from '../../../ui/overlay/menu/menus.ts'
import { commandOfKey, type Row, rowsOf } from './arrangement/arrangement.ts'
import { currentArrangement } from './arrangement/current-arrangement.ts'
import type { ContextMenu } from './context-menu.ts'
import { messages } from './messages.ts'

/** A touch that moves further scrolls and is no long press, in px. */
const MOVE_TOLERANCE_PX = 8
/** Targets that keep the browser's menu. The clock's button counts as empty area. */
const NATIVE_MENU =
  'a, button:not(header > *), input, textarea, [contenteditable], article, [role="dialog"], [role="menu"]'

/** The menu of a target; `at` is the pointer's position, undefined by keyboard. */
type MenuAt = (from: EventTarget | null, at?: Point) => ContextMenu | undefined

/**
 * Opens context menus by right click, menu key and long press, a tile's by Space too, and runs commands by their keys.
 * @param menuOf the target's own menu, if it has one; the home screen's opens elsewhere
 * @param emptyAreaEntries the first entries of the home screen's menu where it is opened on the empty area
 */
export function listenToCommands(
  context: () => Context,
  menuOf: (from: EventTarget | null, context: Context) => ContextMenu | undefined,
  emptyAreaEntries: (at: Point | undefined) => readonly MenuEntry[],
): void {
  provideCommandContext(context)
  const menuAt: MenuAt = (from, at) =>
    menuOf(from, context()) ??
    (isHome(from) ? homeMenu(context(), isEmptyTarget(from) ? emptyAreaEntries(at) : []) : undefined)
  addEventListener('keydown', (event) => {
    if (!actOnTile(event, menuAt)) runByKey(event, context())
  })
  addEventListener('contextmenu', (event) => {
    const byKeyboard = isByKeyboard(event)
    const menu = event.defaultPrevented ? undefined : menuAt(event.target, byKeyboard ? undefined : pointOf(event))
    if (menu === undefined) return
    event.preventDefault()
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch' // touch opens it by our long press
    if (!isTouch) openMenuAt(pointOf(event), menu, byKeyboard)
  })
  listenToLongPress(menuAt)
}

/** Pointers use the secondary button, or Control on a Mac; for the menu key browsers report different buttons. */
const isByKeyboard = ({ button, ctrlKey }: MouseEvent) => button !== 2 && !ctrlKey

const isHome = (target: EventTarget | null) => target instanceof Element && target.closest(NATIVE_MENU) === null

/** The empty area, or by keyboard no focused element. */
const isEmptyTarget = (target: EventTarget | null) => isEmptyArea(target) || target === document.body

/** Keyboards of Macs have no Delete, but a Backspace of that name. */
const isDelete = (key: string | undefined) => key === 'Delete' || (key === 'Backspace' && isApple())

/** Space opens the focused tile's menu, Delete deletes the tile. Returns whether the key was handled. */
function actOnTile(event: KeyboardEvent, menuAt: MenuAt): boolean {
  const key = event.defaultPrevented ? undefined : pressedShortcut(event)
  if (key !== 'Space' && !isDelete(key)) return false
  const menu = menuAt(event.target)
  if (menu?.tile === undefined || menu.tile.element !== event.target) return false
  event.preventDefault()
  if (event.repeat) return true
  if (isDelete(key)) menu.tile.remove()
  else openMenuAt(centreOf(menu.tile.element), menu, true)
  return true
}

function runByKey(event: KeyboardEvent, context: Context) {
  const isTyped = event.isComposing || event.getModifierState('AltGraph') // AltGr+N is a letter of Polish
  const shortcut = isTyped || event.defaultPrevented ? undefined : pressedShortcut(event)
  if (shortcut === undefined) return
  const command = commandOfKey(shortcut, currentArrangement(), registry().commands, context)
  if (command === undefined) return
  event.preventDefault()
  void command.run(context)
}

/** In px of the viewport. */
interface Point {
  readonly x: number
  readonly y: number
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

const openMenuAt = (at: Point, menu: ContextMenu, byKeyboard: boolean) =>
  openMenu({ ...menu, at, focusFirst: byKeyboard })

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function homeMenu(context: Context, first: readonly MenuEntry[]): ContextMenu {
  const rows = rowsOf(currentArrangement(), registry().commands, context)
  return { label: messages('menu'), items: [...first, 'divider', ...rows.map((row) => entryOf(row, context))] }
}

function entryOf(row: Row, context: Context): MenuEntry {
  if (row.at === 'divider') return 'divider'
  const { command, shortcut, isEnabled } = row
  return {
    id: command.id,
    label: command.describe?.() ?? messageByKey(labelOf(command, context)),
    icon: <NamedIcon name={command.icon} size={16} />,
    ...(shortcut !== '' && { shortcut }),
    disabled: !isEnabled,
    run: () => void command.run(context),
  }
}

/** Captured: a drag stops the propagation of its moves. */
const CAPTURE = { passive: true, capture: true } as const

function listenToLongPress(menuAt: MenuAt) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from: Point = { x: 0, y: 0 }
  let isMenuOpened = false
  const move = ({ clientX, clientY }: MouseEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > MOVE_TOLERANCE_PX) stop()
  }
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('pointermove', move, CAPTURE)
  }
  addEventListener('pointerdown', (event) => {
    stop()
    isMenuOpened = false
    if (event.pointerType !== 'touch' || !event.isPrimary) return
    from = pointOf(event)
    addEventListener('pointermove', move, CAPTURE)
    timer = setTimeout(() => {
      const menu = menuAt(event.target, from)
      isMenuOpened = menu !== undefined
      if (menu !== undefined) openMenuAt(from, menu, false)
    }, TOUCH.longPressMs)
  })
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, stop)
  // the end of a long press that opened a menu makes no click and moves no focus
  const onTouchEnd = (event: TouchEvent) => {
    if (isMenuOpened) event.preventDefault()
    isMenuOpened = false
  }
  addEventListener('touchend', onTouchEnd, { passive: false })
}
