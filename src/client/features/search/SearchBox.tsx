import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { SEARCH } from '../../../shared/constants.ts'
import { useLanguage } from '../../core/i18n.ts'
import { useDocument } from '../../core/react.ts'
import { Icon } from '../../ui/components/icon/Icon.tsx'
import { placeGlass } from '../../ui/glass/glass-place.ts'
import { chevronDown, close, search } from '../../ui/icons/home-paths.ts'
import surface from '../../ui/styles/surface.module.css'
import { EngineIcon } from './EngineIcon.tsx'
import { loadPanels, panels } from './load-panels.ts'
import { useMessages } from './messages.ts'
import { engineInUse } from './model.ts'
import styles from './SearchBox.module.css'
import { searchSettings } from './settings.ts'
import { engineIcon } from './shown-engine.ts'

/** A failure is ignored: the search itself loads the panels again. */
const preload = () => void loadPanels().catch(() => {})

const openMenu = async (button: Element, byKeyboard: boolean) => (await loadPanels()).openEngineMenu(button, byKeyboard)

/** The search box: opens an address, sends anything else to the engine in use. Its styles are in `properties.ts`. */
export function SearchBox() {
  const values = useDocument(searchSettings, (now) => now)
  const messages = useMessages()
  const language = useLanguage()
  const key = engineInUse(values.searchSelectEnginesList, values.searchEnginesIndex) ?? ''
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const loaded = useStore(panels)
  const own = values.searchOwnEngines.find((engine) => engine.key === key)
  const name = own?.name ?? loaded?.engineBy(key, language)?.name ?? ''
  useEffect(() => {
    // the focus is the browser's
    if (searchSettings.get().isSearchRefreshFocus)
      void import('./autofocus.ts').then(({ autofocusBox }) => autofocusBox())
  }, [])
  if (!values.isSearch || values.searchHover === 0) return null

  const run = async (query: string, by = key) => {
    const { runSearch } = await loadPanels()
    if (runSearch(query, by, language) && values.isSearchClearText) setText('')
  }
  return (
    <search className={styles['container']} onPointerEnter={preload} onFocus={preload}>
      {loaded && <loaded.SearchPanel input={input} text={text} engine={key} onRun={run} />}
      <form
        ref={placeGlass}
        className={`${styles['box']} ${surface['g1']} ${surface['pill']}`}
        data-wallpaper="glass"
        onSubmit={(event) => {
          event.preventDefault()
          void run(text)
        }}
      >
        <button
          type="button"
          className={styles['engine']}
          aria-label={messages('engine', { name })}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={({ currentTarget, detail }) => openMenu(currentTarget, detail === 0)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            void openMenu(event.currentTarget, true)
          }}
        >
          <EngineIcon name={name} icon={engineIcon(key)} />
          <Icon path={chevronDown} size={12} />
        </button>
        <input
          ref={input}
          className={styles['input']}
          type="text"
          role="combobox"
          name="q"
          value={text}
          maxLength={SEARCH.inputLength}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={messages('label')}
          aria-expanded={false}
          placeholder={values.searchPlaceholder || messages('placeholder')}
          onChange={(event) => setText(event.target.value)}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles['action']}
            aria-label={messages('clear')}
            onClick={() => {
              setText('')
              input.current?.focus()
            }}
          >
            <Icon path={close} size={18} />
          </button>
        )}
        {loaded && <loaded.Modes />}
        <button type="submit" className={styles['action']} aria-label={messages('go')}>
          <Icon path={search} size={20} />
        </button>
      </form>
    </search>
  )
}
