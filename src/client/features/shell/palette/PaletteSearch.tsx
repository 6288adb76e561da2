import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { search as searchIcon } from '../../../ui/icons/home-paths.ts'
import { isComposing } from '../../../ui/input/keyboard/composing.ts'
import { pressedShortcut, shownShortcut } from '../../../ui/input/keyboard/shortcut.ts'
import { runResult, type SearchResult } from '../local-search/lazy.ts'
import { useMessages } from './messages.ts'
import { nextRow } from './model.ts'
import styles from './Palette.module.css'
import { ResultList } from './ResultList.tsx'
import { removalOf, useSections } from './use-sections.ts'

/** The rows that PgUp and PgDn move by: as many as are in view. */
const PAGE = 8
const MAX_LENGTH = 100
const KEY_HINTS = [
  { keys: '↑↓', message: 'keySelect' },
  { keys: 'Enter', message: 'keyRun' },
  { keys: 'Ctrl+Enter', message: 'keyNewTab' },
  { keys: 'Esc', message: 'keyClose' },
] as const
const LIST_ID = 'palette-list'

interface Props {
  /** Selected, so that typing replaces it. */
  readonly initialText: string
  /** Typed before the palette was there: it replaces `initialText`, and is typed on. */
  readonly typed: string
  readonly mobile: boolean
  readonly close: () => void
  /** Called with what runs the chosen entry once the palette is closed. */
  readonly onChoose: (run: () => void) => void
}

/** The palette's input and results: a combobox whose focus stays in the text. */
export function PaletteSearch({ initialText, typed, mobile, close, onChoose }: Props) {
  const messages = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(typed || initialText)
  const [activeId, setActiveId] = useState<string>()
  const found = useSections(text)
  const rows = found.sections.flatMap(({ results }) => results)
  // the active row stays active while the index grows and others come before it
  const current = Math.max(
    0,
    rows.findIndex(({ id }) => id === activeId),
  )
  const setActive = (index: number) => setActiveId(rows[index]?.id)
  useEffect(() => {
    if (typed === '') input.current?.select()
  }, [typed])
  const choose = (result: SearchResult | undefined, inNewTab = false) => {
    if (result !== undefined) onChoose(() => runResult(result, inNewTab))
  }
  /** Removes the active row, unless the key deletes a character. */
  const removeCurrent = (field: HTMLInputElement): boolean => {
    const row = rows[current]
    const section = found.sections.find(({ results }) => results.some((one) => one === row))
    const remove = row && removalOf(section?.removable, row)
    if (remove === undefined || field.selectionStart !== field.value.length) return false
    setActive(current + 1 < rows.length ? current + 1 : current - 1)
    remove()
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    const next = event.shiftKey || event.altKey ? undefined : nextRow(event.key, current, rows.length, PAGE)
    if (pressedShortcut(event.nativeEvent) === 'Ctrl+K') close()
    else if (event.key === 'Delete') {
      if (!removeCurrent(event.currentTarget)) return
    } else if (event.key === 'Enter') choose(rows[current], event.ctrlKey || event.metaKey)
    else if (next === undefined) return
    else {
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
    event.preventDefault()
  }
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <Icon path={searchIcon} size={20} />
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to type
          autoFocus
          value={text}
          maxLength={MAX_LENGTH}
          placeholder={messages('placeholder')}
          aria-label={messages('placeholder')}
          aria-controls={LIST_ID}
          aria-expanded={rows.length > 0}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? optionId(current) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setActiveId(undefined)
          }}
        />
      </div>
      {found.isNothing ? <p className={styles.nothing}>{messages('nothing', { text: text.trim() })}</p> : null}
      <ResultList
        id={LIST_ID}
        sections={found.sections}
        isComplete={found.isComplete}
        active={current}
        optionId={optionId}
        mobile={mobile}
        onActivate={setActive}
        onChoose={choose}
      />
      <footer className={styles.footer}>
        <span role="status" className={styles.count}>
          {found.isNothing ? <span className={styles.unseen}>{messages('nothing', { text: text.trim() })}</span> : null}
          {found.total > 0
            ? messages(found.total > rows.length ? 'firstFound' : 'found', { count: rows.length })
            : null}
        </span>
        {mobile ? null : (
          <span className={styles.keys}>
            {KEY_HINTS.map(({ keys, message }) => (
              <span key={keys}>
                <kbd>{shownShortcut(keys)}</kbd> {messages(message)}
              </span>
            ))}
          </span>
        )}
      </footer>
    </div>
  )
}

const optionId = (index: number) => `palette-option-${index}`
