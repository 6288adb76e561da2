import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { setInteractionModality } from 'react-aria-components'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Pressable,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components/Menu'
import { useScreen } from '../../../core/page/screen.ts'
import { Icon } from '../../components/icon/Icon.tsx'
import { placeGlass } from '../../glass/glass-place.ts'
import { check, chevronRight } from '../../icons/paths.ts'
import { shownShortcut } from '../../input/keyboard/shortcut.ts'
import { classes } from '../../styles/classes.ts'
import surface from '../../styles/surface.module.css'
import { useCloseByBack } from '../back/close-by-back.ts'
import { useCloseRequest } from '../close-request.ts'
import { mayClose } from '../double-click-guard.ts'
import { usableLayer } from '../layers.ts'
import { Cells } from './Cells.tsx'
import { useContextMenuPassthrough } from './context-menu-passthrough.ts'
import styles from './Menu.module.css'
import { groupEntries, type MenuCell, type MenuEntry, type MenuItem, type MenuOptions } from './menu-entries.ts'
import { GRID_COLUMNS } from './menu-grid.ts'
import { SubmenuSheet } from './SubmenuSheet.tsx'

export interface MenuProps extends MenuOptions {
  readonly open?: boolean
  readonly onClose: () => void
}

/** The state that a menu shares with its rows. */
interface RowContext {
  readonly label: string
  readonly exclusive: boolean
  /** Opened at a point of a phone's screen: drawn as a bottom sheet. */
  readonly sheet: boolean
  readonly act: (item: MenuItem | MenuCell) => void
}

/** A menu: rows with icon and shortcut, dividers, nested sub-menus, grids of three columns, and type-ahead. */
export function Menu({
  label,
  subject,
  items,
  anchor,
  at,
  open = true,
  onClose,
  offset = 6,
  align = 'start',
  exclusive = false,
  focusFirst = false,
  onAction,
}: MenuProps) {
  const fallbackAnchor = useRef<HTMLButtonElement>(null)
  // react-aria takes a click by Enter for a virtual one until the key is released, and would then focus the list
  // instead of its first row: the modality must be set before the list renders
  useState(() => focusFirst && setInteractionModality('keyboard'))
  const [layer] = useState(() => usableLayer('menu'))
  useLayoutEffect(() => {
    // the anchor is rendered elsewhere: React does not own its attribute here
    const element = anchor?.current
    if (element?.hasAttribute('aria-expanded') !== true) return undefined
    element.setAttribute('aria-expanded', String(open))
    return () => element.setAttribute('aria-expanded', 'false')
  }, [anchor, open])
  useContextMenuPassthrough(open, onClose)
  useCloseRequest(open, onClose)
  useCloseByBack(open, onClose)
  const sheet = useScreen().mobile && at !== undefined
  const context: RowContext = {
    label,
    exclusive,
    sheet,
    act: (item) => {
      item.run?.()
      onAction?.(item.id)
    },
  }
  return (
    <MenuTrigger isOpen={open} onOpenChange={(stays) => stays || onClose()}>
      <Pressable>
        {/* the anchor at the opening point, which also names the menu */}
        <button
          ref={fallbackAnchor}
          type="button"
          tabIndex={-1}
          aria-label={label}
          className={styles.anchor}
          style={at ? { left: at.x, top: at.y } : undefined}
        />
      </Pressable>
      <Popover
        ref={placeGlass}
        triggerRef={anchor ?? fallbackAnchor}
        shouldCloseOnInteractOutside={mayClose}
        placement={`bottom ${align}`}
        offset={at ? 0 : offset}
        containerPadding={8}
        className={classes(surface.g2, styles.menu, sheet && styles.sheet)}
        UNSTABLE_portalContainer={layer}
      >
        {sheet && subject !== undefined ? (
          <p className={styles.subject} aria-hidden="true">
            {subject}
          </p>
        ) : null}
        <AriaMenu className={styles.list ?? ''} aria-label={label} autoFocus={focusFirst ? 'first' : true}>
          {drawEntries(items, context)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

/** Draws rows and dividers; adjacent checkable rows form one group. */
function drawEntries(entries: readonly MenuEntry[], context: RowContext): ReactNode {
  const hasIcons = entries.some((entry) => entry !== 'divider' && entry.icon !== undefined)
  return groupEntries(entries).map((group) => {
    if (group.at === 'divider') return <Separator key={group.key} className={styles.divider ?? ''} />
    if (group.at === 'row') return <Row key={group.key} item={group.item} hasIcons={hasIcons} context={context} />
    return (
      <MenuSection
        key={group.key}
        aria-label={context.label}
        selectionMode={context.exclusive ? 'single' : 'multiple'}
        selectedKeys={group.items.filter(({ checked }) => checked).map(({ id }) => id)}
      >
        {group.items.map((item) => (
          <Row key={item.id} item={item} hasIcons={hasIcons} context={context} />
        ))}
      </MenuSection>
    )
  })
}

/** The longest delay of a timer, in ms: as a sheet, a sub-menu must not open on hover. */
const NEVER = 2 ** 31 - 1

interface RowProps {
  readonly item: MenuItem
  readonly hasIcons: boolean
  readonly context: RowContext
}

function Row({ item, hasIcons, context }: RowProps) {
  const row = useRef<HTMLDivElement>(null)
  const { label, items, grid } = item
  if (items === undefined && grid === undefined) return <Leaf item={item} hasIcons={hasIcons} context={context} />
  const submenuContext = { ...context, label, exclusive: false }
  const content = (
    <>
      {grid ? <Cells grid={grid} label={label} onChoose={context.act} /> : null}
      {items ? <AriaMenu className={styles.list ?? ''}>{drawEntries(items, submenuContext)}</AriaMenu> : null}
    </>
  )
  return (
    <SubmenuTrigger delay={context.sheet ? NEVER : 80}>
      <Leaf ref={row} item={item} hasIcons={hasIcons} context={context} />
      {/* 3 px beside the menu plus its padding of 5 px; its first row level with this one */}
      <Popover
        ref={placeGlass}
        offset={8}
        crossOffset={-5}
        containerPadding={8}
        className={classes(
          surface.g2,
          styles.menu,
          (item.grid?.columns ?? 0) > GRID_COLUMNS && styles.wide,
          context.sheet && styles.sheet,
          context.sheet && styles.submenu,
        )}
      >
        {context.sheet ? (
          <SubmenuSheet opener={row} label={label}>
            {content}
          </SubmenuSheet>
        ) : (
          content
        )}
      </Popover>
    </SubmenuTrigger>
  )
}

function Leaf({ item, hasIcons, context, ref }: RowProps & { readonly ref?: RefObject<HTMLDivElement | null> }) {
  const { id, label, icon, shortcut, danger, disabled, checked, items, grid } = item
  return (
    <AriaMenuItem
      {...(ref && { ref })}
      id={id}
      textValue={label}
      isDisabled={disabled ?? false}
      shouldCloseOnSelect
      onAction={() => context.act(item)}
      className={classes(styles.item, danger && styles.danger)}
    >
      {hasIcons ? (
        <span className={styles.icon}>{typeof icon === 'string' ? <Icon path={icon} size={16} /> : icon}</span>
      ) : null}
      <span className={styles.label}>{label}</span>
      {checked ? <Icon path={check} size={14} className={styles.check} /> : null}
      {shortcut === undefined ? null : <kbd className={styles.shortcut}>{shownShortcut(shortcut)}</kbd>}
      {items || grid ? <Icon path={chevronRight} size={14} className={styles.more} /> : null}
    </AriaMenuItem>
  )
}
