import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon, IconButton, RailEntry } from '../../../kit/components.ts'
import { calendar, edit, inbox, list as listIcon, more, plus, sun, trash } from '../../../kit/icons.ts'
import { isComposing, openMenu, regainFocus } from '../../../kit/interaction.ts'
import { createGroup, removeGroup } from '../actions.ts'
import { schedule } from '../document.ts'
import { countsOf, type ListId, listOfGroup } from '../kernel/lists.ts'
import { useMessages } from '../messages.ts'
import { LIMITS, renameGroup, type Schedule, type TodoGroup } from '../model.ts'
import { showList } from '../shown.ts'
import styles from './GroupNav.module.css'

interface GroupNavProps {
  readonly value: Schedule
  readonly list: ListId
  readonly now: Date
}

/** The smart lists and the groups, with the numbers of their unfinished todos; groups are added, renamed and deleted. */
export function GroupNav({ value, list, now }: GroupNavProps) {
  const messages = useMessages()
  const [edited, setEdited] = useState<string>()
  const nav = useRef<HTMLElement>(null)
  const refocusEntry = () => regainFocus(() => nav.current?.querySelector<HTMLElement>('[aria-current]'))
  const counts = countsOf(value, now)
  const entry = (id: ListId, icon: string, label: string) => (
    <RailEntry
      className={styles.entry}
      icon={<Icon path={icon} size={16} />}
      label={label}
      count={counts.get(id) || ''}
      aria-current={id === list ? 'page' : undefined}
      onClick={() => showList(id)}
    />
  )
  return (
    <nav ref={nav} className={styles.nav} aria-label={messages('lists')}>
      <ul className={styles.lists}>
        <li className={styles.item}>{entry('today', sun, messages('today'))}</li>
        <li className={styles.item}>{entry('upcoming', calendar, messages('upcoming'))}</li>
        <li className={styles.item}>{entry('all', inbox, messages('all'))}</li>
        {value.todoList.map((group) => {
          const name = group.name || messages('firstGroup')
          if (edited === group.id) {
            const rename = (typed: string) => {
              schedule.update((one) => renameGroup(one, group.id, typed))
              setEdited(undefined)
              refocusEntry()
            }
            return (
              <li key={group.id} className={styles.item}>
                <NameInput label={messages('groupName')} initial={name} onDone={rename} />
              </li>
            )
          }
          return (
            <li key={group.id} className={styles.item}>
              {entry(listOfGroup(group.id), listIcon, name)}
              <GroupMenuButton
                group={group}
                name={name}
                onRename={() => setEdited(group.id)}
                onDeleted={refocusEntry}
              />
            </li>
          )
        })}
      </ul>
      <AddGroup onDone={refocusEntry} />
    </nav>
  )
}

interface GroupMenuButtonProps {
  readonly group: TodoGroup
  readonly name: string
  readonly onRename: () => void
  readonly onDeleted: () => void
}

function GroupMenuButton({ group, name, onRename, onDeleted }: GroupMenuButtonProps) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const open = (byKeyboard: boolean) =>
    openMenu({
      label: name,
      subject: name,
      anchor: button,
      focusFirst: byKeyboard,
      items: [
        { id: 'rename', label: messages('rename'), icon: edit, run: onRename },
        {
          id: 'delete',
          label: messages('deleteGroup'),
          icon: trash,
          danger: true,
          run: () => {
            removeGroup(group.id, name)
            onDeleted()
          },
        },
      ],
    })
  return (
    <IconButton
      ref={button}
      icon={more}
      size={24}
      iconSize={16}
      className={styles.more}
      label={messages('groupMenu', { name })}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={({ detail }) => open(detail === 0)}
    />
  )
}

function AddGroup({ onDone }: { readonly onDone: () => void }) {
  const messages = useMessages()
  const [isTyping, setTyping] = useState(false)
  const add = (typed: string) => {
    setTyping(false)
    if (typed.trim() !== '') createGroup(typed)
    onDone()
  }
  if (isTyping) return <NameInput label={messages('groupName')} initial="" onDone={add} />
  return (
    <RailEntry
      className={styles.add}
      icon={<Icon path={plus} size={16} />}
      label={messages('addGroup')}
      onClick={() => setTyping(true)}
    />
  )
}

interface NameInputProps {
  readonly label: string
  readonly initial: string
  /** Takes the typed name, by Enter or by leaving the field; after Esc the initial one. */
  readonly onDone: (name: string) => void
}

function NameInput({ label, initial, onDone }: NameInputProps) {
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
      aria-label={label}
      defaultValue={initial}
      maxLength={LIMITS.groupName}
      onKeyDown={press}
      onBlur={({ currentTarget }) => finish(currentTarget.value)}
    />
  )
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
