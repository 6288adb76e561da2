import { shortcutOf } from '../../../shared/lib/shortcut.ts'
import { type Context, labelOf } from '../../core/command.ts'
import { textOf } from '../../core/i18n.ts'
import { registry } from '../../core/registry.ts'
import type { MenuEntry } from '../../ui/menu-entries.ts'
import { openMenu, preloadMenu } from '../../ui/menus.ts'
import { NamedIcon } from '../../ui/NamedIcon.tsx'
import { commandOfKey, type Row, rowsOf } from './arrangement.ts'
import { menuSettings } from './settings.ts'
import { useWords } from './words.ts'

/** A finger that rests so long on the home screen asks for its menu, in ms. */
const LONG_PRESS_MS = 1000
/** A finger that moves further than this scrolls, in px. */
const MOVES_PX = 8
/** What has a menu of its own, or none of ours: there the browser's stays. */
const OTHERS = 'a, button, input, textarea, [contenteditable], article, [role="dialog"], [role="menu"]'

/** Opens the home screen's menu by right click, menu key and long press, and runs commands by their keys. */
export function listenToCommands(moment: () => Context): void {
  addEventListener('keydown', (event) => runByKey(event, moment()))
  addEventListener('contextmenu', (event) => {
    if (event.defaultPrevented || !isHome(event.target)) return
    event.preventDefault()
    const pointer = event instanceof PointerEvent ? event.pointerType : 'mouse'
    if (pointer !== 'touch') openHomeMenu(event, moment(), pointer === '')
  })
  listenToLongPress((at) => openHomeMenu(at, moment(), false))
  void preloadMenu().catch(() => {})
}

const isHome = (target: EventTarget | null) => target instanceof Element && target.closest(OTHERS) === null

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

function openHomeMenu({ clientX, clientY }: Point, context: Context, byKeyboard: boolean) {
  const rows = rowsOf(menuSettings.get().contextmenusConfig, registry().commands, context)
  openMenu({
    label: useWords.now('menu'),
    at: { x: clientX, y: clientY },
    focusFirst: byKeyboard,
    items: rows.map((row) => entryOf(row, context)),
  })
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

function listenToLongPress(act: (at: Point) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from: Point = { clientX: 0, clientY: 0 }
  const stop = () => clearTimeout(timer)
  addEventListener('pointerdown', (event) => {
    stop()
    if (event.pointerType !== 'touch' || !event.isPrimary || !isHome(event.target)) return
    from = event
    timer = setTimeout(() => act(from), LONG_PRESS_MS)
  })
  const move = ({ clientX, clientY }: Point) => {
    if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > MOVES_PX) stop()
  }
  addEventListener('pointermove', move, { passive: true })
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, stop)
}
