import { type KeyboardEvent, useRef } from 'react'
import { Icon, IconButton, RailEntry } from '../../../kit/components.ts'
import { folder as folderIcon, inbox, more, plus } from '../../../kit/icons.ts'
import { isComposing, openMenu, regainFocus } from '../../../kit/interaction.ts'
import { moveToFolder } from '../actions.ts'
import { showFolder } from '../current-note.ts'
import type { FolderEntry } from '../kernel/folders.ts'
import { useMessages } from '../messages.ts'
import { LIMITS } from '../model.ts'
import styles from './FolderNav.module.css'
import { createFolder, deleteFolder, nameFolder } from './folder-actions.ts'
import { folderMenu } from './folder-menu.ts'
import { dropTarget } from './note-drag.ts'

/** The folder whose name is typed: one that is to be renamed, or to be made in another or at the top. */
export type NamedFolder = { readonly renamed: string } | { readonly madeIn: string }

interface FolderNavProps {
  readonly entries: readonly FolderEntry[]
  /** The number of all notes. */
  readonly total: number
  /** The id of the folder that is listed; empty for all. */
  readonly current: string
  /** Whether it is a row above the list, where a column has no room. */
  readonly isRow: boolean
  readonly named: NamedFolder | undefined
  readonly onName: (named: NamedFolder | undefined) => void
}

/** All notes, and the folders with the numbers of their notes, on which notes can be dropped. */
export function FolderNav({ entries, total, current, isRow, named, onName }: FolderNavProps) {
  const messages = useMessages()
  const nav = useRef<HTMLElement>(null)
  const refocus = () => regainFocus(() => nav.current?.querySelector<HTMLElement>('[aria-current]'))
  const end = () => {
    onName(undefined)
    refocus()
  }
  const madeIn = named !== undefined && 'madeIn' in named ? named.madeIn : undefined
  const newField = (depth: number) => (
    <li className={styles.item} style={{ '--depth': depth }}>
      <FolderNameField
        initial=""
        onDone={(path) => {
          createFolder(path, madeIn ?? '')
          end()
        }}
      />
    </li>
  )
  return (
    <section ref={nav} className={isRow ? styles.row : styles.column} aria-label={messages('folders')}>
      <ul className={styles.list}>
        <li className={styles.item} {...dropTarget((note) => moveToFolder(note, '', ''))}>
          <RailEntry
            className={styles.entry}
            icon={<Icon path={inbox} size={16} />}
            label={messages('allNotes')}
            count={total}
            aria-current={current === '' ? 'true' : undefined}
            onClick={() => showFolder('')}
          />
        </li>
        {entries.map((entry) => (
          <FolderItem
            key={entry.id}
            entry={entry}
            isCurrent={entry.id === current}
            isNamed={named !== undefined && 'renamed' in named && named.renamed === entry.id}
            onName={onName}
            onDone={end}
            onDeleted={refocus}
          >
            {madeIn === entry.id ? newField(entry.depth + 1) : null}
          </FolderItem>
        ))}
        {madeIn === '' ? newField(0) : null}
      </ul>
      {named === undefined ? (
        <RailEntry
          className={styles.add}
          icon={<Icon path={plus} size={16} />}
          label={messages('newFolder')}
          onClick={() => onName({ madeIn: '' })}
        />
      ) : null}
    </section>
  )
}

interface FolderItemProps {
  readonly entry: FolderEntry
  readonly isCurrent: boolean
  readonly isNamed: boolean
  readonly onName: (named: NamedFolder) => void
  /** The name has been typed. */
  readonly onDone: () => void
  readonly onDeleted: () => void
  /** A field for a folder in it. */
  readonly children: React.ReactNode
}

function FolderItem({ entry, isCurrent, isNamed, onName, onDone, onDeleted, children }: FolderItemProps) {
  const { id, name, path, depth, count } = entry
  const rename = () => onName({ renamed: id })
  const remove = () => {
    deleteFolder(id, name)
    onDeleted()
  }
  if (isNamed)
    return (
      <li className={styles.item} style={{ '--depth': depth }}>
        <FolderNameField
          initial={name}
          onDone={(typed) => {
            nameFolder(id, typed)
            onDone()
          }}
        />
      </li>
    )
  return (
    <>
      <li className={styles.item} style={{ '--depth': depth }} {...dropTarget((note) => moveToFolder(note, id, path))}>
        <RailEntry
          className={styles.entry}
          icon={<Icon path={folderIcon} size={16} />}
          label={name}
          title={path}
          count={count}
          aria-current={isCurrent ? 'true' : undefined}
          aria-keyshortcuts="F2 Delete"
          onClick={() => showFolder(id)}
          onKeyDown={({ key }) => {
            if (key === 'F2') rename()
            else if (key === 'Delete') remove()
          }}
        />
        <FolderMenuButton entry={entry} onRename={rename} onAdd={() => onName({ madeIn: id })} onDeleted={onDeleted} />
      </li>
      {children}
    </>
  )
}

interface FolderMenuButtonProps {
  readonly entry: FolderEntry
  readonly onRename: () => void
  readonly onAdd: () => void
  readonly onDeleted: () => void
}

function FolderMenuButton({ entry, onRename, onAdd, onDeleted }: FolderMenuButtonProps) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const open = (byKeyboard: boolean) =>
    openMenu({
      label: entry.name,
      subject: entry.path,
      anchor: button,
      focusFirst: byKeyboard,
      items: folderMenu(entry, { rename: onRename, addInside: onAdd }),
      onAction: (action) => action === 'delete' && onDeleted(),
    })
  return (
    <IconButton
      ref={button}
      icon={more}
      size={24}
      iconSize={16}
      className={styles.more}
      label={messages('folderActions', { name: entry.name })}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={({ detail }) => open(detail === 0)}
    />
  )
}

interface FolderNameFieldProps {
  readonly initial: string
  /** Takes the typed name, by Enter or by leaving the field; after Esc the initial one. */
  readonly onDone: (name: string) => void
}

function FolderNameField({ initial, onDone }: FolderNameFieldProps) {
  const messages = useMessages()
  const isDone = useRef(false)
  const finish = (name: string) => {
    if (isDone.current) return // the field that Enter removes loses the focus, too
    isDone.current = true
    onDone(name)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation() // Esc ends the typing, not the window
    finish(event.key === 'Enter' ? event.currentTarget.value : initial)
  }
  return (
    <input
      ref={selectAll}
      className={styles.input}
      aria-label={messages('folderName')}
      placeholder={messages('folderName')}
      defaultValue={initial}
      maxLength={LIMITS.folderName}
      onKeyDown={press}
      onBlur={({ currentTarget }) => finish(currentTarget.value)}
    />
  )
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
  input?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
