import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { SEARCH } from '../../../../shared/constants.ts'
import { isBrowserSearch } from '../../../core/browser/browser-search.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { placeGlass } from '../../../ui/glass/glass-place.ts'
import { chevronDown, close, globe, grid, search } from '../../../ui/icons/home-paths.ts'
import { reportCannotOpen } from '../../../ui/overlay/report-cannot-open.ts'
import surface from '../../../ui/styles/surface.module.css'
import { EngineIcon } from './engines/EngineIcon.tsx'
import { engineIcon } from './engines/engine-icon.ts'
import { loadPanels, panels } from './load-panels.ts'
import { useMessages } from './messages.ts'
import { engineInUse } from './model.ts'
import { PROVIDED_TAB, providedMode, shownTab } from './provided-mode.ts'
import styles from './SearchBox.module.css'
import { searchSettings } from './settings.first-frame.ts'

/** A failure is ignored: the search itself loads the panels again, and reports it. */
const preload = () => void loadPanels().catch(() => {})

function openMenu(event: SyntheticEvent, byKeyboard: boolean) {
  const { currentTarget } = event
  event.preventDefault()
  loadPanels().then(({ openEngineMenu }) => openEngineMenu(currentTarget, byKeyboard), reportCannotOpen)
}

/**
 * The search box: opens an address, sends anything else to the engine in use, or searches this page. Its styles are in
 * `properties.ts`, its keys in its panel.
 */
export function SearchBox() {
  const values = useDocument(searchSettings, (now) => now)
  const messages = useMessages()
  const language = useLanguage()
  const key = engineInUse(values.searchSelectEnginesList, values.searchEnginesIndex) ?? ''
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const loaded = useStore(panels)
  const provided = useStore(providedMode)
  const own = values.searchOwnEngines.find((engine) => engine.key === key)
  const name = own?.name ?? loaded?.engineBy(key, language)?.name ?? ''
  useEffect(() => {
    // the focus is the browser's
    if (searchSettings.get().isSearchRefreshFocus)
      void import('./focus/autofocus.ts').then(({ autofocusBox }) => autofocusBox())
  }, [])
  if (!values.isSearch || values.searchHover === 0) return null

  const tab = shownTab(values.searchTabActiveIndex, provided)
  const isLocal = tab === 1
  const mode = tab === PROVIDED_TAB ? provided : undefined
  const texts = mode?.texts()
  return (
    <search className={styles.container} onPointerEnter={preload} onFocus={preload}>
      {loaded && <loaded.SearchPanel input={input} text={text} setText={setText} engine={key} />}
      <form
        ref={placeGlass}
        className={`${styles.box} ${surface.g1} ${surface.pill}`}
        data-wallpaper="glass"
        data-place="search"
        onSubmit={(event) => {
          event.preventDefault()
          loadPanels().then(({ submitSearch }) => submitSearch(text, key, setText), reportCannotOpen)
        }}
      >
        {isBrowserSearch() ? (
          <span className={styles.engine}>
            {mode ? <mode.Lead /> : <Icon path={isLocal ? grid : globe} size={20} />}
          </span>
        ) : (
          <button
            type="button"
            className={styles.engine}
            aria-label={texts?.label ?? (isLocal ? messages('localMode') : messages('engine', { name }))}
            aria-haspopup="menu"
            aria-expanded={false}
            onClick={(event) => openMenu(event, event.detail === 0)}
            onKeyDown={(event) => event.key === 'ArrowDown' && openMenu(event, true)}
          >
            {mode ? (
              <mode.Lead />
            ) : isLocal ? (
              <Icon path={grid} size={20} />
            ) : (
              <EngineIcon name={name} icon={engineIcon(key)} />
            )}
            <Icon path={chevronDown} size={12} />
          </button>
        )}
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          name="q"
          data-handed-over=""
          value={text}
          maxLength={SEARCH.inputLength}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={messages('label')}
          aria-expanded={false}
          placeholder={
            texts?.placeholder ??
            (isLocal ? messages('localPlaceholder') : values.searchPlaceholder || messages('placeholder'))
          }
          onChange={(event) => setText(event.target.value)}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.action}
            aria-label={messages('clear')}
            onClick={() => {
              setText('')
              input.current?.focus()
            }}
          >
            <Icon path={close} size={18} />
          </button>
        )}
        {mode && <mode.Tools text={text} />}
        {loaded && <loaded.Modes />}
        <button type="submit" className={styles.action} aria-label={texts?.send ?? messages('go')}>
          <Icon path={mode?.sendIcon ?? search} size={20} />
        </button>
      </form>
    </search>
  )
}
