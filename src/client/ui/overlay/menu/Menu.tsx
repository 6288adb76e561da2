import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { setInteractionModality } from 'react-aria-components'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Header,
  MenuSection,
  MenuTrigger,
  Popover,
  Pressable,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components/Menu'
import { useScreen } from '../../../core/screen.ts'
import { Icon } from '../../components/icon/Icon.tsx'
import { placeGlass } from '../../glass/glass-place.ts'
import { check, chevronRight } from '../../icons/paths.ts'
import { classes } from '../../styles/classes.ts'
import surface from '../../styles/surface.module.css'
import { useCloseRequest } from '../close-request.ts'
import { mayClose } from '../double-click-guard.ts'
import { menuLayer } from '../layers.ts'
import { useContextMenuPassthrough } from './context-menu-passthrough.ts'
import styles from './Menu.module.css'
import { MenuLevel } from './MenuLevel.tsx'
import {
  groupEntries,
  type MenuCell,
  type MenuEntry,
  type MenuGrid,
  type MenuItem,
  type MenuOptions,
} from './menu-entries.ts'
import { stepInGrid } from './menu-grid.ts'

export interface MenuProps extends MenuOptions {
  readonly open?: boolean
  readonly onClose: () => void
}

/** What every row needs of the menu it stands in. */
interface Inside {
  readonly label: string
  readonly exclusive: boolean
  /** Asked for at a point of a phone's screen: a sheet at its foot. */
  readonly sheet: boolean
  readonly act: (item: MenuItem | MenuCell) => void
}

/** A menu: rows with icon and shortcut, dividers, nested sub-menus, grids of three; typed letters find rows. */
export function Menu({
  label,
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
  const place = useRef<HTMLButtonElement>(null)
  // A click that Enter makes counts as a screen reader's until the key is released, and then the focus of the first row
  // gives way to that of the list: said before the list is drawn, it is the keyboard's.
  useState(() => focusFirst && setInteractionModality('keyboard'))
  const [layer] = useState(menuLayer)
  useLayoutEffect(() => {
    // the anchor is drawn by whoever asked for the menu
    const element = anchor?.current
    if (element?.hasAttribute('aria-expanded') !== true) return undefined
    element.setAttribute('aria-expanded', String(open))
    return () => element.setAttribute('aria-expanded', 'false')
  }, [anchor, open])
  useContextMenuPassthrough(open, onClose)
  useCloseRequest(open, onClose)
  const sheet = useScreen().mobile && at !== undefined
  const inside: Inside = {
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
        {/* stands where the menu opens and gives it its name */}
        <button
          ref={place}
          type="button"
          tabIndex={-1}
          aria-label={label}
          className={styles.anchor}
          style={at ? { left: at.x, top: at.y } : undefined}
        />
      </Pressable>
      <Popover
        ref={placeGlass}
        triggerRef={anchor ?? place}
        shouldCloseOnInteractOutside={mayClose}
        placement={`bottom ${align}`}
        offset={at ? 0 : offset}
        containerPadding={8}
        className={classes(surface.g2, styles.menu, sheet && styles.sheet)}
        UNSTABLE_portalContainer={layer}
      >
        <AriaMenu className={styles.list ?? ''} aria-label={label} autoFocus={focusFirst ? 'first' : true}>
          {drawEntries(items, inside)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

/** Rows and dividers; neighbours that are checked or not form one group. */
function drawEntries(entries: readonly MenuEntry[], inside: Inside): ReactNode {
  const iconic = entries.some((entry) => entry !== 'divider' && entry.icon !== undefined)
  return groupEntries(entries).map((group) => {
    if (group.at === 'divider') return <Separator key={group.key} className={styles.divider ?? ''} />
    if (group.at === 'row') return <Row key={group.key} item={group.item} iconic={iconic} inside={inside} />
    return (
      <MenuSection
        key={group.key}
        aria-label={inside.label}
        selectionMode={inside.exclusive ? 'single' : 'multiple'}
        selectedKeys={group.items.filter(({ checked }) => checked).map(({ id }) => id)}
      >
        {group.items.map((item) => (
          <Row key={item.id} item={item} iconic={iconic} inside={inside} />
        ))}
      </MenuSection>
    )
  })
}

/** The longest a timer can wait, in ms: a sheet that followed the mouse would go from under it. */
const NEVER = 2 ** 31 - 1

interface RowProps {
  readonly item: MenuItem
  readonly iconic: boolean
  readonly inside: Inside
}

function Row({ item, iconic, inside }: RowProps) {
  const row = useRef<HTMLDivElement>(null)
  const { label, items, grid } = item
  if (items === undefined && grid === undefined) return <Leaf item={item} iconic={iconic} inside={inside} />
  const below = { ...inside, label, exclusive: false }
  const content = (
    <>
      {grid ? <Cells grid={grid} inside={below} /> : null}
      {items ? <AriaMenu className={styles.list ?? ''}>{drawEntries(items, below)}</AriaMenu> : null}
    </>
  )
  return (
    <SubmenuTrigger delay={inside.sheet ? NEVER : 80}>
      <Leaf ref={row} item={item} iconic={iconic} inside={inside} />
      {/* 3 px beside the menu, whose padding of 5 lies between; its first row level with this one */}
      <Popover
        ref={placeGlass}
        offset={8}
        crossOffset={-5}
        containerPadding={8}
        className={classes(surface.g2, styles.menu, inside.sheet && styles.sheet, inside.sheet && styles.below)}
      >
        {inside.sheet ? (
          <MenuLevel opener={row} label={label}>
            {content}
          </MenuLevel>
        ) : (
          content
        )}
      </Popover>
    </SubmenuTrigger>
  )
}

function Leaf({ item, iconic, inside, ref }: RowProps & { readonly ref?: RefObject<HTMLDivElement | null> }) {
  const { id, label, icon, shortcut, danger, disabled, checked, items, grid } = item
  return (
    <AriaMenuItem
      {...(ref && { ref })}
      id={id}
      textValue={label}
      isDisabled={disabled ?? false}
      shouldCloseOnSelect
      onAction={() => inside.act(item)}
      className={classes(styles.item, danger && styles.danger)}
    >
      {iconic ? (
        <span className={styles.icon}>{typeof icon === 'string' ? <Icon path={icon} size={16} /> : icon}</span>
      ) : null}
      <span className={styles.label}>{label}</span>
      {checked ? <Icon path={check} size={14} className={styles.check} /> : null}
      {shortcut === undefined ? null : <kbd className={styles.shortcut}>{shortcut}</kbd>}
      {items || grid ? <Icon path={chevronRight} size={14} className={styles.more} /> : null}
    </AriaMenuItem>
  )
}

function Cells({ grid, inside }: { readonly grid: MenuGrid; readonly inside: Inside }) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <div role="presentation" className={styles.keys} onKeyDownCapture={(event) => rove(event, list)}>
      <AriaMenu ref={list} className={styles.list ?? ''}>
        <MenuSection
          className={styles.grid ?? ''}
          aria-label={inside.label}
          selectionMode="single"
          selectedKeys={grid.cells.filter(({ current }) => current).map(({ id }) => id)}
        >
          {grid.heading === undefined ? null : <Header className={styles.heading ?? ''}>{grid.heading}</Header>}
          {grid.cells.map((cell) => (
            <AriaMenuItem
              key={cell.id}
              id={cell.id}
              textValue={cell.label}
              shouldCloseOnSelect
              onAction={() => inside.act(cell)}
              className={styles.cell ?? ''}
            >
              {cell.size ? <SizePicture {...cell.size} /> : cell.picture}
              <span className={styles.label}>{cell.label}</span>
            </AriaMenuItem>
          ))}
        </MenuSection>
      </AriaMenu>
    </div>
  )
}

/** Arrows in a grid go by rows and columns; at its left edge the arrow is left to the menu, which closes the grid. */
function rove(event: KeyboardEvent, list: RefObject<HTMLElement | null>): void {
  const cells = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  const at = cells.findIndex((cell) => cell.matches(':focus'))
  const next = at < 0 ? undefined : stepInGrid(event.key, at, cells.length)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  cells[next]?.focus()
}

/** A tile size drawn to scale: squares of at most 6 px that fit 28 × 44, on whole pixels. */
function SizePicture({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const gap = 2
  const side = Math.floor(Math.min(6, (28 - gap * (rows - 1)) / rows, (44 - gap * (columns - 1)) / columns))
  const at = (index: number) => index * (side + gap)
  const width = at(columns) - gap
  const height = at(rows) - gap
  const squares = Array.from(
    { length: rows * columns },
    (_, index) => [Math.floor(index / columns), index % columns] as const,
  )
  return (
    <svg className={styles.picture} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {squares.map(([row, column]) => (
        <rect key={`${row} ${column}`} x={at(column)} y={at(row)} width={side} height={side} rx={side / 4.6} />
      ))}
    </svg>
  )
}
