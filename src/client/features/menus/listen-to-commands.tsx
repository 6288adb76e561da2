import { TOUCH } from '../../../shared/constants.deferred.ts'
import { shortcutOf } from '../../../shared/lib/text/shortcut.ts'
import { type Context, labelOf } from '../../core/command.ts'
import { messageByKey } from '../../core/i18n.ts'
import { registry } from '../../core/registry.ts'
import { NamedIcon } from '../../ui/components/icon/NamedIcon.tsx'
import { isEmptyArea } from '../../ui/input/empty-area.ts'
import type { MenuEntry } from '../../ui/overlay/menu/menu-entries.ts'
import { openMenu, preloadMenu } from '../../ui/overlay/menu/menus.ts'
import { commandOfKey, type Row, rowsOf } from './arrangement.ts'
import { messages } from './messages.ts'
import type { OwnMenu } from './own-menu.ts'
import { menuSettings } from './settings.ts'

/** A finger that moves further than this scrolls, in px. */
const MOVES_PX = 8
/** What has none of our menus: there the browser's stays. The clock is ground that can be pressed. */
const BROWSERS =
  'a, button:not(header > *), input, textarea, [contenteditable], article, [role="dialog"], [role="menu"]'

/** The menu that belongs to what lies there, asked for by pointer at this point. */
type MenuAt = (from: EventTarget | null, at?: Point) => OwnMenu | undefined

/**
 * Opens menus by right click, menu key and long press, a tile's by Space too: what has its own, and that of the home
 * screen everywhere else; runs commands by their keys.
 * @param own the menu of what lies there, if it has one of its own
 * @param ground what stands above all others in the menu of the home screen where it is empty
 */
export function listenToCommands(
  moment: () => Context,
  own: (from: EventTarget | null, context: Context) => OwnMenu | undefined,
  ground: (at: Point | undefined) => readonly MenuEntry[],
): void {
  const menuAt: MenuAt = (from, at) =>
    own(from, moment()) ?? (isHome(from) ? homeMenu(moment(), isEmpty(from) ? ground(at) : []) : undefined)
  addEventListener('keydown', (event) => {
    if (!actOnTile(event, menuAt)) runByKey(event, moment())
  })
  addEventListener('contextmenu', (event) => {
    const byKeyboard = isByKeyboard(event)
    const menu = event.defaultPrevented ? undefined : menuAt(event.target, byKeyboard ? undefined : pointOf(event))
    if (menu === undefined) return
    event.preventDefault()
    const byFinger = event instanceof PointerEvent && event.pointerType === 'touch' // its press is long when we say so
    if (!byFinger) openAt(pointOf(event), menu, byKeyboard)
  })
  listenToLongPress(menuAt)
  void preloadMenu().catch(() => {})
}

/** A pointer asks by its second button, or on a Mac by Control and the first; engines differ in what they say of a key. */
const isByKeyboard = ({ button, ctrlKey }: MouseEvent) => button !== 2 && !ctrlKey

const isHome = (target: EventTarget | null) => target instanceof Element && target.closest(BROWSERS) === null

/** Nothing stands there, or, by the keyboard, nothing has the focus. */
const isEmpty = (target: EventTarget | null) => isEmptyArea(target) || target === document.body

/** Space opens the menu of the tile that has the focus, Delete deletes it; whether the key did. */
function actOnTile(event: KeyboardEvent, menuAt: MenuAt): boolean {
  const key = event.defaultPrevented ? undefined : shortcutOf(event)
  if (key !== 'Space' && key !== 'Delete') return false
  const menu = menuAt(event.target)
  if (menu?.tile === undefined || menu.tile.element !== event.target) return false
  event.preventDefault()
  if (event.repeat) return true
  if (key === 'Delete') menu.tile.remove()
  else openAt(middleOf(menu.tile.element), menu, true)
  return true
}

function runByKey(event: KeyboardEvent, context: Context) {
  const shortcut = event.isComposing || event.defaultPrevented ? undefined : shortcutOf(event)
  if (shortcut === undefined) return
  const command = commandOfKey(shortcut, menuSettings.get().contextmenusConfig, registry().commands, context)
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

const openAt = (at: Point, menu: OwnMenu, byKeyboard: boolean) => openMenu({ ...menu, at, focusFirst: byKeyboard })

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function homeMenu(context: Context, ground: readonly MenuEntry[]): OwnMenu {
  const rows = rowsOf(menuSettings.get().contextmenusConfig, registry().commands, context)
  return { label: messages('menu'), items: [...ground, 'divider', ...rows.map((row) => entryOf(row, context))] }
}

function entryOf(row: Row, context: Context): MenuEntry {
  if (row.at === 'divider') return 'divider'
  const { command, shortcut } = row
  return {
    id: command.id,
    label: messageByKey(labelOf(command, context)),
    icon: <NamedIcon name={command.icon} size={16} />,
    ...(shortcut !== '' && { shortcut }),
    run: () => void command.run(context),
  }
}

/** Before what is dragged keeps its moves to itself. */
const HEARD = { passive: true, capture: true } as const

function listenToLongPress(menuAt: MenuAt) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from: Point = { x: 0, y: 0 }
  let pressed = false
  const move = ({ clientX, clientY }: MouseEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > MOVES_PX) stop()
  }
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('pointermove', move, HEARD)
  }
  addEventListener('pointerdown', (event) => {
    stop()
    pressed = false
    if (event.pointerType !== 'touch' || !event.isPrimary) return
    from = pointOf(event)
    addEventListener('pointermove', move, HEARD)
    timer = setTimeout(() => {
      const menu = menuAt(event.target, from)
      pressed = menu !== undefined
      if (menu !== undefined) openAt(from, menu, false)
    }, TOUCH.longPressMs)
  })
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, stop)
  // the finger that has opened a menu does nothing more as it leaves: no click on the tile under it, no focus taken away
  const leave = (event: TouchEvent) => {
    if (pressed) event.preventDefault()
    pressed = false
  }
  addEventListener('touchend', leave, { passive: false })
}
