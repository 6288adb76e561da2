import { type RefObject, useState } from 'react'
import { useStore } from 'zustand'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { placeGlass } from '../../../../ui/glass/glass-place.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import surface from '../../../../ui/styles/surface.module.css'
import { type ProvidedMode, providedMode } from '../provided-mode.ts'
import { useDimmedPage } from '../use-dimmed-page.ts'
import { PanelModes } from './Modes.tsx'
import { type ChosenRow, followRow, type RowPosition } from './model.ts'
import { type Row, type RowActions, rowId } from './rows.ts'
import { clearAfterSearch, openResult, runSearch } from './run.ts'
import styles from './SearchPanel.module.css'
import { useBoxState } from './use-box-state.ts'
import { PANEL_ID, useCombobox } from './use-combobox.ts'
import { usePanelKeys } from './use-panel-keys.ts'
import { type PanelContent, useRows } from './use-rows.ts'
import { LocalPanel } from './views/LocalPanel.tsx'
import { StartPanel } from './views/StartPanel.tsx'
import { SuggestionsPanel } from './views/SuggestionsPanel.tsx'

export interface SearchPanelProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly text: string
  readonly setText: (text: string) => void
  /** The key of the engine in use. */
  readonly engine: string
}

/** The panel under the search box: it merges with the box into one shape and dims the page. Loaded on first use. */
export function SearchPanel(props: SearchPanelProps) {
  const mode = useStore(providedMode)
  return <PanelOfBox key={mode === undefined ? 'searches' : 'all'} {...props} mode={mode} />
}

interface PanelOfBoxProps extends SearchPanelProps {
  readonly mode: ProvidedMode | undefined
}

function PanelOfBox({ input, text, setText, engine, mode }: PanelOfBoxProps) {
  const box = input.current
  const language = useLanguage()
  const [state, setClosed] = useBoxState(box?.closest<HTMLElement>('search') ?? null, box)
  const actions: RowActions = {
    search: (query, by = engine) =>
      void runSearch(query, by, language).then((isDone) => isDone && clearAfterSearch(setText)),
    open: (result) => {
      openResult(result)
      clearAfterSearch(setText)
    },
  }
  const content = useRows(state, box, text, engine, actions)
  const { kind, rows } = content
  const isOpen = kind !== undefined
  const [position, setPosition] = usePosition(content, text)
  const active = position && rowId(position)
  const run = (row: Row) => {
    if (row.stays) return row.run()
    setPosition(undefined)
    row.run()
    setClosed(true)
  }
  usePanelKeys(box, { ...content, text, setText, position, setPosition, setClosed, run })
  useCombobox(box, isOpen, active)
  useDimmedPage(box, 'behind-search-panel', isOpen && state.focused)
  if (!isOpen) return null
  const list = { id: PANEL_ID, rows, active, onRun: run }
  return (
    <>
      {state.focused ? <div className={styles.dim} /> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press here must leave the focus in the input */}
      <div
        ref={placeGlass}
        className={classes(surface.g2, styles.panel)}
        data-volatile
        data-transient=""
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className={styles.body}>
          <PanelModes />
          {kind === 'provided' ? (
            mode && <mode.Panel {...list} position={position} setPosition={setPosition} />
          ) : kind === 'start' ? (
            <StartPanel {...list} isComplete={content.isComplete} />
          ) : kind === 'local' ? (
            <LocalPanel {...list} isComplete={content.isComplete} />
          ) : (
            <SuggestionsPanel
              {...list}
              typed={text}
              suggestions={content.suggestions}
              unanswered={content.unanswered}
              translation={content.translation}
              hasOwnLine={content.hasOwnLine}
              isPureOffline={content.isPureOffline}
              sources={content.sources}
              engine={content.suggestions[(position?.column ?? 0) - 1]?.source ?? engine}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** The active row: the one chosen for this text, else in the local results the first, once it is certain. */
function usePosition({ kind, rows, isComplete }: PanelContent, text: string) {
  const [chosen, setChosen] = useState<ChosenRow & { readonly of: string }>()
  const of = `${kind} ${text}`
  const followed = chosen?.of === of ? followRow(rows.columns, chosen) : undefined
  const hasFirst = kind === 'local' && (isComplete || rows.columns[0]?.[0]?.result !== undefined)
  const position: RowPosition | undefined = followed ?? (hasFirst ? { column: 0, row: 0 } : undefined)
  const choose = (next: RowPosition | undefined) =>
    setChosen(next && { ...next, key: rows.columns[next.column]?.[next.row]?.key, of })
  return [position, choose] as const
}
