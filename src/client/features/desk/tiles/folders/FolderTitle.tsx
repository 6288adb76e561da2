import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Item } from '../../../../../shared/entities/item.ts'
import { isComposing } from '../../../../ui/input/keyboard/composing.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { home } from '../../../data/home/index.ts'
import { renameTile } from '../../../data/home/lazy.ts'
import { dataSelector } from '../../dom.ts'
import { useMessages } from '../messages.ts'
import { unnamedFolder } from '../open/open-folder.ts'
import styles from './FolderTitle.module.css'

/** Maximum length of a folder's name, in characters. */
const MAX_NAME_LENGTH = 30

interface Props {
  readonly item: Item
  readonly className?: string | undefined
}

/** The editable name of a folder: Enter and blur save it, Esc discards, a blank name is ignored. Key it by the name. */
export function FolderTitle({ item: { id, name }, className }: Props) {
  const messages = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const isUnnamed = useStore(unnamedFolder, (now) => now === id)
  useLayoutEffect(() => {
    if (!isUnnamed) return
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }, [isUnnamed])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    const title = event.currentTarget
    if (event.key === 'Escape' && isUnnamed && title.value === name) return // nothing is typed: it closes the folder
    if (event.key === 'Escape') title.value = name
    event.stopPropagation() // Esc ends editing, it does not close the folder
    event.preventDefault() // Enter would press the icon that has the focus then
    // without focus inside, what holds the folder would receive no keys
    const first = title.parentElement?.querySelector<HTMLElement>(`${dataSelector('tile')} > *`)
    const next = first ?? title.closest<HTMLElement>('[role="dialog"]')
    if (next === null) title.blur()
    else next.focus()
  }
  const save = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const typed = currentTarget.value.trim()
    currentTarget.value = typed || name
    if (typed !== '' && typed !== name) home.update((now) => renameTile(now, id, typed))
  }
  return (
    <input
      ref={input}
      className={classes(styles.title, className)}
      aria-label={messages('folderName')}
      defaultValue={name}
      maxLength={MAX_NAME_LENGTH}
      spellCheck={false}
      autoComplete="off"
      onKeyDown={onKeyDown}
      onBlur={save}
    />
  )
}
