import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMessageByKey } from '../../../core/text/i18n.ts'
import { NamedIcon } from '../../../ui/components/icon/NamedIcon.tsx'
import { Empty } from '../../../ui/components/state/State.tsx'
import { TextField } from '../../../ui/components/text-field/TextField.tsx'
import { search } from '../../../ui/icons/home-paths.ts'
import { isComposing } from '../../../ui/input/keyboard/composing.ts'
import { roving } from '../../../ui/input/keyboard/roving.ts'
import { useEntrySearch } from '../local-search/lazy.ts'
import type { Tab } from './form-tab.tsx'
import { useMessages } from './messages.ts'
import { findableSettings } from './model.ts'
import styles from './SearchResults.module.css'

/** Arrow keys between field and results; Home and End stay with the text field. */
const moveByArrows = (event: KeyboardEvent<HTMLElement>) => {
  const isText = event.target instanceof HTMLInputElement && ['Home', 'End'].includes(event.key)
  if (!isText) roving('column')(event)
}

interface Props {
  readonly tabs: readonly Tab[]
  /** Called with the tab and the label of the row that was chosen. */
  readonly goTo: (tab: string, row: string) => void
}

/** Searches the settings of all tabs, as the command palette does: by name, pinyin, synonyms and with typing errors. */
export function SearchResults({ tabs, goTo }: Props) {
  const messages = useMessages()
  const [text, setText] = useState('')
  const container = useRef<HTMLElement>(null)
  const found = useEntrySearch(findableSettings(tabs, useMessageByKey()), text)
  const query = text.trim()
  useEffect(() => container.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  return (
    <search ref={container} className={styles.found} onKeyDown={moveByArrows}>
      <TextField
        compact
        type="search"
        icon={search}
        label={messages('search')}
        placeholder={messages('searchHint')}
        maxLength={60}
        value={text}
        data-focus-stop=""
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key !== 'Enter' || isComposing(event.nativeEvent) || first === undefined) return
          event.preventDefault() // Enter would press the control that has the focus then
          goTo(first.tab, first.title)
        }}
      />
      <div role="status" className={styles.count}>
        {found.length > 0 ? messages('found', { count: found.length }) : null}
        {query !== '' && found.length === 0 ? (
          <Empty fit="page" drawing="search" title={messages('nothing', { text: query })} />
        ) : null}
      </div>
      <ul className={styles.list}>
        {found.map(({ id, tab, icon, title, tabTitle }) => (
          <li key={id}>
            <button type="button" data-focus-stop="" className={styles.one} onClick={() => goTo(tab, title)}>
              <NamedIcon name={icon} size={18} />
              <span>{title}</span>
              <small>{tabTitle}</small>
            </button>
          </li>
        ))}
      </ul>
    </search>
  )
}
