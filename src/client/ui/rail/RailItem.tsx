import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../components/icon/Icon.tsx'
import { IconButton } from '../components/icon-button/IconButton.tsx'
import { RailEntry } from '../components/rail-entry/RailEntry.tsx'
import { chevronRight, edit, more, trash } from '../icons/paths.ts'
import { pressedShortcut } from '../input/keyboard/shortcut.ts'
import type { MenuEntry } from '../overlay/menu/menu-entries.ts'
import { openMenu } from '../overlay/menu/menus.ts'
import styles from './Rail.module.css'
import { keepRailFocus, revealInRail } from './rail-of.ts'

interface RailAct {
  readonly label: string
  readonly run: () => void
}

/** What can be done with an item: by its menu, and by F2 and Delete. */
interface RailMenu {
  /** The accessible name of its button. */
  readonly label: string
  /** Whose it is, such as its path. */
  readonly subject: string
  readonly rename: RailAct
  readonly remove: RailAct
  /** Entries between the two. */
  readonly others?: () => readonly MenuEntry[]
}

interface RailItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A path of the icon set. */
  readonly icon: string
  readonly label: string
  /** What a pointer is told, where the label is not all. */
  readonly title?: string
  /** How many things it has. */
  readonly count?: number | undefined
  readonly isCurrent: boolean
  /** In how many others it is. */
  readonly depth?: number
  readonly onChoose: () => void
  readonly menu?: RailMenu
  /** Shows and hides the items in it, which are its children. */
  readonly disclosure?: { readonly label: string; readonly isOpen: boolean; readonly onToggle: () => void } | undefined
  /** A RailList of what is in it. */
  readonly children?: ReactNode
}

/** An item of a rail. What else is given, such as the handlers of a drop target, is its row's; `data-drop-over` marks one. */
export function RailItem(props: RailItemProps) {
  const { icon, label, title, count, isCurrent, depth = 0, onChoose, menu, disclosure, children, ...row } = props
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent && element.current !== null) revealInRail(element.current)
  }, [isCurrent])
  return (
    <li>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its button opens the same menu */}
      <div
        {...row}
        ref={element}
        className={styles.item}
        style={{ '--depth': depth }}
        onContextMenu={(event) => menu !== undefined && openItemMenu(menu, event)}
      >
        {disclosure === undefined ? null : (
          <button
            type="button"
            className={styles.disclosure}
            aria-expanded={disclosure.isOpen}
            aria-label={disclosure.label}
            onClick={disclosure.onToggle}
          >
            <Icon path={chevronRight} size={14} />
          </button>
        )}
        <RailEntry
          className={styles.entry}
          icon={<Icon path={icon} size={16} />}
          label={label}
          title={title}
          count={count}
          aria-current={isCurrent || undefined}
          aria-keyshortcuts={menu && 'F2 Delete'}
          onClick={onChoose}
          onKeyDown={(event) => {
            const act = menu && { F2: menu.rename, Delete: menu.remove }[pressedShortcut(event.nativeEvent) ?? '']
            if (act === undefined) return
            event.preventDefault()
            act.run()
            keepRailFocus(event.currentTarget)
          }}
        />
        {menu === undefined ? null : <MenuButton menu={menu} />}
      </div>
      {children}
    </li>
  )
}

const itemsOf = ({ rename, remove, others }: RailMenu): readonly MenuEntry[] => [
  { id: 'rename', label: rename.label, icon: edit, shortcut: 'F2', run: rename.run },
  ...(others?.() ?? []),
  'divider',
  { id: 'delete', label: remove.label, icon: trash, shortcut: 'Delete', danger: true, run: remove.run },
]

function openItemMenu(menu: RailMenu, event: MouseEvent<HTMLElement>): void {
  event.preventDefault()
  event.stopPropagation()
  const { currentTarget } = event
  openMenu({
    label: menu.label,
    subject: menu.subject,
    items: itemsOf(menu),
    at: { x: event.clientX, y: event.clientY },
    focusFirst: event.button !== 2,
    onAction: () => keepRailFocus(currentTarget),
  })
}

function MenuButton({ menu }: { readonly menu: RailMenu }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <IconButton
      ref={button}
      icon={more}
      size={24}
      iconSize={16}
      className={styles.more}
      label={menu.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={({ detail, currentTarget }) =>
        openMenu({
          label: menu.label,
          subject: menu.subject,
          anchor: button,
          focusFirst: detail === 0,
          items: itemsOf(menu),
          onAction: () => keepRailFocus(currentTarget),
        })
      }
    />
  )
}
