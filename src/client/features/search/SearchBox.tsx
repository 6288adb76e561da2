import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { SEARCH } from '../../../shared/constants.ts'
import { useLanguage } from '../../core/i18n.ts'
import { useDocument } from '../../core/react.ts'
import { placeGlass } from '../../ui/glass-place.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chevronDown, close, search } from '../../ui/icons/home-paths.ts'
import surface from '../../ui/surface.module.css'
import { type Engine, engineInUse, selectedEngines } from './model.ts'
import styles from './SearchBox.module.css'
import { searchSettings } from './settings.ts'
import { useEngines } from './use-engines.ts'
import { useWords } from './words.ts'

/** What Enter does, and the panels, are loaded with the first touch of the box, and there long before Enter. */
const loadParts = () => import('./panel/parts.ts')

const loadMenus = () => import('../../ui/menus.ts')
const preload = () => loadMenus().then(({ preloadMenu }) => preloadMenu())

/** The search box: an address is opened, anything else goes to the engine in use. */
export function SearchBox() {
  const values = useDocument(searchSettings, (now) => now)
  const words = useWords()
  const language = useLanguage()
  const engines = selectedEngines(useEngines(), values.searchSelectEnginesList)
  const key = engineInUse(values.searchSelectEnginesList, values.searchEnginesIndex) ?? ''
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>()
  const touch = () => void loadParts().then(setParts, () => {}) // without them it still searches as soon as it can
  if (!values.isSearch || values.searchHover === 0) return null

  const run = async (wanted: string, engine = key) => {
    const { runSearch } = await loadParts()
    if (runSearch(wanted, engine, language) && values.isSearchClearText) setText('')
  }
  const style: CSSProperties = {
    '--search-top': values.searchTop,
    '--search-width': values.searchWidth,
    '--search-height': values.searchHeight,
    '--search-radius': values.searchRadius,
    ...(values.searchBoxShadow !== '' && { boxShadow: values.searchBoxShadow }),
  }
  return (
    <search className={styles['place']} style={style} onPointerEnter={touch}>
      {parts && <parts.SearchPanel input={input} text={text} engine={key} onRun={(...wanted) => void run(...wanted)} />}
      <form
        ref={placeGlass}
        className={`${styles['box']} ${surface['g1']} ${surface['pill']}`}
        data-wallpaper="glass"
        onSubmit={(event) => {
          event.preventDefault()
          void run(text)
        }}
      >
        <EnginePicker engines={engines} current={key} />
        <input
          ref={input}
          className={styles['input']}
          type="text"
          name="q"
          value={text}
          maxLength={SEARCH.inputLength}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={words('label')}
          placeholder={values.searchPlaceholder || words('placeholder')}
          onFocus={touch}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keepComposing}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles['action']}
            aria-label={words('clear')}
            onClick={() => {
              setText('')
              input.current?.focus()
            }}
          >
            <Icon path={close} size={18} />
          </button>
        )}
        {parts && <parts.Modes />}
        <button type="submit" className={styles['action']} aria-label={words('go')}>
          <Icon path={search} size={20} />
        </button>
      </form>
    </search>
  )
}

/** Enter that ends a composition chooses a word; it does not search. Safari reports it as key code 229. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
}

interface PickerProps {
  readonly engines: readonly Engine[]
  /** The key of the engine in use: its picture is there before the list of engines is. */
  readonly current: string
}

/** Shows the engine in use and lets the user choose among the selected ones. */
function EnginePicker({ engines, current }: PickerProps) {
  const words = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const choose = (key: string) =>
    searchSettings.update((now) => ({ ...now, searchEnginesIndex: engines.findIndex((one) => one.key === key) }))
  const open = async ({ detail }: MouseEvent) => {
    const { openMenu } = await loadMenus()
    openMenu({
      label: words('engines'),
      anchor: button,
      exclusive: true,
      focusFirst: detail === 0, // a click made by the keyboard
      onAction: choose,
      items: engines.map(({ key, name }) => ({
        id: key,
        label: name,
        icon: <EngineMark engine={key} />,
        checked: key === current,
      })),
    })
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles['engine']}
      aria-label={words('engine', { name: engines.find((one) => one.key === current)?.name ?? '' })}
      aria-haspopup="menu"
      onPointerEnter={() => void preload()}
      onFocus={() => void preload()}
      onClick={(event) => void open(event)}
    >
      <EngineMark engine={current} />
      <Icon path={chevronDown} size={12} />
    </button>
  )
}

/** An engine's mark; the build draws one for every engine we know. */
function EngineMark({ engine }: { readonly engine: string }) {
  return <img className={styles['mark']} src={`/icons/engines/${engine}.svg`} alt="" width={20} height={20} />
}
