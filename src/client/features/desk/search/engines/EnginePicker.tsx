import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { DRAG, SEARCH } from '../../../../../shared/constants.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { check, edit, plus } from '../../../../ui/icons/paths.ts'
import { shownShortcut } from '../../../../ui/input/keyboard/shortcut.ts'
import { Popover } from '../../../../ui/overlay/popover/Popover.tsx'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { useAllMessages } from '../all-messages.ts'
import type { Engine, OwnEngine } from '../model.ts'
import { searchSettings } from '../settings.first-frame.ts'
import { useDimmedPage } from '../use-dimmed-page.ts'
import { availableEngines } from './available-engines.ts'
import { EngineIcon } from './EngineIcon.tsx'
import styles from './EnginePicker.module.css'
import { moveEngine, newEngineKey, refusal, toggleEngine } from './model.ts'
import { OwnEngineForm } from './OwnEngineForm.tsx'

interface EnginePickerProps {
  /** The search box, under which it opens. */
  readonly box: HTMLElement | null
  readonly open: boolean
  readonly onClose: () => void
}

/** All engines as a checklist: the selected ones first, reordered by dragging or by Alt and an arrow. */
export function EnginePicker({ box, open, onClose }: EnginePickerProps) {
  const messages = useAllMessages()
  const values = useDocument(searchSettings, (now) => now)
  const selected = values.searchSelectEnginesList
  const engines = selectedFirst(availableEngines(useLanguage()), selected)
  const [editing, setEditing] = useState<OwnEngine>()
  const own = values.searchOwnEngines
  useDimmedPage(box, 'behind-engine-picker', open)
  return (
    <Popover
      label={messages('engines')}
      anchor={{ current: box }}
      open={open}
      onClose={onClose}
      className={classes(styles.picker, editing && styles.editing)}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{messages(editing ? 'ownEngine' : 'engines')}</h2>
        {editing ? null : (
          <>
            <p className={styles.hint}>
              {messages(matchMedia('(pointer: coarse)').matches ? 'pickerHintTouch' : 'pickerHint', {
                limit: SEARCH.enginesLimit,
                key: shownShortcut('Alt'),
              })}
            </p>
            <output className={styles.count} aria-label={messages('selectedCount', { count: selected.length })}>
              {selected.length} / {SEARCH.enginesLimit}
            </output>
          </>
        )}
      </header>
      {editing ? (
        <OwnEngineForm
          engine={editing}
          known={own.some(({ key }) => key === editing.key)}
          onDone={() => setEditing(undefined)}
        />
      ) : (
        <EngineTiles
          engines={engines}
          selected={selected}
          onEdit={(key) =>
            setEditing(own.find((one) => one.key === key) ?? { key: newEngineKey(own), name: '', src: '' })
          }
        />
      )}
    </Popover>
  )
}

interface EngineTilesProps {
  readonly engines: readonly Engine[]
  readonly selected: readonly string[]
  /** Opens the form of an own engine; without a key, of a new one. */
  readonly onEdit: (key?: string) => void
}

function EngineTiles({ engines, selected, onEdit }: EngineTilesProps) {
  const messages = useAllMessages()
  const list = useRef<HTMLUListElement>(null)
  const focusedKey = useRef<string>(undefined)
  // a tile loses the focus when React moves it
  useLayoutEffect(() => {
    if (focusedKey.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-engine="${focusedKey.current}"]`)?.focus()
    focusedKey.current = undefined
  })
  const move = (key: string, to: number) => {
    focusedKey.current = key
    searchSettings.update((now) => moveEngine(now, key, to), { merge: 'order of engines' })
  }
  const toggle = (key: string) => {
    const refused = refusal(searchSettings.get(), key)
    if (refused !== undefined) {
      showToast({
        kind: 'warning',
        text: messages(refused === 'last' ? 'lastEngine' : 'tooManyEngines', { limit: SEARCH.enginesLimit }),
      })
      return
    }
    focusedKey.current = key
    searchSettings.update((now) => toggleEngine(now, key))
  }
  const { listeners, hasDragged } = useDrag(move)
  return (
    <ul ref={list} className={styles.tiles} {...listeners}>
      {engines.map(({ key, name, icon }) => {
        const at = selected.indexOf(key)
        const press = (event: KeyboardEvent) => {
          const step = STEPS[event.key]
          if (at < 0 || step === undefined || !event.altKey) return
          event.preventDefault()
          move(key, at + step)
        }
        return (
          <li key={key} className={classes(styles.tile, at >= 0 && styles.on)}>
            {/* biome-ignore lint/a11y/useSemanticElements: a checklist whose boxes can be dragged */}
            <button
              type="button"
              role="checkbox"
              aria-checked={at >= 0}
              aria-keyshortcuts={at >= 0 ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
              data-engine={key}
              className={styles.check}
              title={name}
              onKeyDown={press}
              onClick={(event) => hasDragged(event) || toggle(key)}
            >
              <EngineIcon name={name} icon={icon} size={20} />
              <span className={styles.name}>{name}</span>
              <span className={styles.circle}>{at >= 0 ? <Icon path={check} size={9} /> : null}</span>
            </button>
            {icon === '' ? (
              <IconButton
                className={styles.edit}
                icon={edit}
                label={messages('editEngine', { name })}
                size={28}
                iconSize={14}
                onClick={() => onEdit(key)}
              />
            ) : null}
          </li>
        )
      })}
      <li className={styles.tile}>
        <button type="button" className={styles.check} onClick={() => onEdit()}>
          <span className={styles.add}>
            <Icon path={plus} size={14} />
          </span>
          <span className={styles.name}>{messages('addEngine')}</span>
        </button>
      </li>
    </ul>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Drags a selected tile to the position of another: the list's listeners, and whether a click ended a drag. */
function useDrag(onMove: (key: string, to: number) => void) {
  const start = useRef<{ readonly key: string; readonly x: number; readonly y: number }>(undefined)
  const dragging = useRef(false)
  const listeners = {
    onPointerDown: ({ target, clientX, clientY }: PointerEvent) => {
      const tile = target instanceof Element ? target.closest<HTMLElement>('[aria-checked="true"]') : null
      const key = tile?.dataset.engine
      start.current = key === undefined ? undefined : { key, x: clientX, y: clientY }
      dragging.current = false
    },
    // on the list: a moved tile loses the pointer
    onPointerMove: ({ buttons, clientX, clientY, currentTarget }: PointerEvent) => {
      const from = start.current
      if (buttons !== 1 || from === undefined) return
      dragging.current ||= Math.hypot(clientX - from.x, clientY - from.y) >= DRAG.clickDistancePx
      const tiles = [...currentTarget.querySelectorAll<HTMLElement>('[aria-checked="true"]')]
      const over = tiles.findIndex((tile) => contains(tile.getBoundingClientRect(), clientX, clientY))
      if (dragging.current && over >= 0 && tiles[over]?.dataset.engine !== from.key) onMove(from.key, over)
    },
  }
  return { listeners, hasDragged: ({ detail }: MouseEvent) => detail > 0 && dragging.current }
}

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** The selected engines in their order, then the others. */
function selectedFirst(engines: readonly Engine[], selected: readonly string[]): readonly Engine[] {
  const chosen = selected.flatMap((key) => engines.find((engine) => engine.key === key) ?? [])
  return [...chosen, ...engines.filter((engine) => !chosen.includes(engine))]
}
