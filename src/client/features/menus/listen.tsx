import { TOUCH } from '../../../shared/constants.later.ts'
import { shortcutOf } from '../../../shared/lib/shortcut.ts'
import { type Context, labelOf } from '../../core/command.ts'
import { textOf } from '../../core/i18n.ts'
import { registry } from '../../core/registry.ts'
import type { MenuEntry } from '../../ui/menu-entries.ts'
import { openMenu, preloadMenu } from '../../ui/menus.ts'
import { NamedIcon } from '../../ui/NamedIcon.tsx'
import { commandOfKey, type Row, rowsOf } from './arrangement.ts'
import type { OwnMenu } from './own.ts'
import { menuSettings } from './settings.ts'
import { useWords } from './words.ts'

/** A finger that moves further than this scrolls, in px. */
const MOVES_PX = 8
/** What has none of our menus: there the browser's stays. The clock is ground that can be pressed. */
const BROWSERS =
  'a, button:not(header > *), input, textarea, [contenteditable], article, [role="dialog"], [role="menu"]'

/** The menu that belongs to what lies there. */
type MenuAt = (from: EventTarget | null) => OwnMenu | undefined

/**
 * Opens menus by right click, menu key and long press, a tile's by Space too: what has its own, and that of the home
 * screen everywhere else; runs commands by their keys.
 * @param own the menu of what lies there, if it has one of its own
 */
export function listenToCommands(
  moment: () => Context,
  own: (from: EventTarget | null, context: Context) => OwnMenu | undefined,
): void {
  const menuAt: MenuAt = (from) => own(from, moment()) ?? (isHome(from) ? homeMenu(moment()) : undefined)
  addEventListener('keydown', (event) => {
    if (!actOnTile(event, menuAt)) runByKey(event, moment())
  })
  addEventListener('contextmenu', (event) => {
    const menu = event.defaultPrevented ? undefined : menuAt(event.target)
    if (menu === undefined) return
    event.preventDefault()
    const byFinger = event instanceof PointerEvent && event.pointerType === 'touch' // its press is long when we say so
    if (!byFinger) openAt(event, menu, isByKeyboard(event))
  })
  listenToLongPress(menuAt)
  void preloadMenu().catch(() => {})
}

/** A pointer asks by its second button, or on a Mac by Control and the first; engines differ in what they say of a key. */
const isByKeyboard = ({ button, ctrlKey }: MouseEvent) => button !== 2 && !ctrlKey

const isHome = (target: EventTarget | null) => target instanceof Element && target.closest(BROWSERS) === null

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

interface Point {
  readonly clientX: number
  readonly clientY: number
}

function openAt({ clientX, clientY }: Point, menu: OwnMenu, byKeyboard: boolean) {
  openMenu({ ...menu, at: { x: clientX, y: clientY }, focusFirst: byKeyboard })
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

function homeMenu(context: Context): OwnMenu {
  const rows = rowsOf(menuSettings.get().contextmenusConfig, registry().commands, context)
  return { label: useWords.now('menu'), items: rows.map((row) => entryOf(row, context)) }
}

function entryOf(row: Row, context: Context): MenuEntry {
  if (row.at === 'divider') return 'divider'
  const { command, shortcut } = row
  return {
    id: command.id,
    label: textOf(labelOf(command, context)),
    icon: <NamedIcon name={command.icon} size={16} />,
    ...(shortcut !== '' && { shortcut }),
    run: () => void command.run(context),
  }
}

function listenToLongPress(menuAt: MenuAt) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from: Point = { clientX: 0, clientY: 0 }
  let pressed = false
  const stop = () => clearTimeout(timer)
  addEventListener('pointerdown', (event) => {
    stop()
    pressed = false
    if (event.pointerType !== 'touch' || !event.isPrimary) return
    from = event
    timer = setTimeout(() => {
      const menu = menuAt(event.target)
      pressed = menu !== undefined
      if (menu !== undefined) openAt(from, menu, false)
    }, TOUCH.longPressMs)
  })
  const move = ({ clientX, clientY }: Point) => {
    if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > MOVES_PX) stop()
  }
  addEventListener('pointermove', move, { passive: true })
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, stop)
  // the finger that has opened a menu does nothing more as it leaves: no click on the tile under it, no focus taken away
  const leave = (event: TouchEvent) => {
    if (pressed) event.preventDefault()
    pressed = false
  }
  addEventListener('touchend', leave, { passive: false })
}
