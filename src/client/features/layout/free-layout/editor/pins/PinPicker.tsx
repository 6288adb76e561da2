import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useStore } from 'zustand'
import { PINS } from '../../../../../../shared/entities/item.ts'
import { useDocument } from '../../../../../core/documents/use-document.ts'
import { indexAfterKey } from '../../../../../lib/geometry/arrow-keys.ts'
import { Segments } from '../../../../../ui/form/choice/Segmented.tsx'
import { Popover } from '../../../../../ui/overlay/popover/Popover.tsx'
import { home } from '../../../../data/home/index.ts'
import { dataSelector } from '../../../../desk/dom.ts'
import { sharedPins } from '../../kernel/arrange/pin.ts'
import type { Axis } from '../../kernel/geometry.ts'
import { useMessages } from '../../messages.ts'
import { currentElements, editorState } from '../editor-state.ts'
import { pinSelected } from '../selection/edit-selection.ts'
import styles from './PinPicker.module.css'

interface PinPickerProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onClose: () => void
}

/** The places of the page, row by row. */
const PLACES = PINS.flatMap((y) => PINS.map((x) => ({ x, y })))

/** To what the selection is pinned: nine places to press, and each axis by itself. */
export function PinPicker({ anchor, open, onClose }: PinPickerProps) {
  const messages = useMessages()
  const selection = useStore(editorState, (now) => now.selection)
  useDocument(home, (now) => now)
  const pins = sharedPins(currentElements(), selection)
  return (
    <Popover
      label={messages('pins')}
      anchor={anchor}
      open={open}
      onClose={onClose}
      placement="bottom end"
      className={styles.popover}
    >
      <p className={styles.hint}>{messages('pinsMean')}</p>
      <Places pins={pins} />
      {(['x', 'y'] as const).map((axis) => (
        <AxisRow key={axis} axis={axis} value={pins[axis]} />
      ))}
    </Popover>
  )
}

type Shared = ReturnType<typeof sharedPins>

/** Nine places, with one tab stop; the arrow keys move the focus. The chosen one, pressed again, unpins. */
function Places({ pins }: { readonly pins: Shared }) {
  const messages = useMessages()
  const chosen = PLACES.findIndex(({ x, y }) => x === pins.x && y === pins.y)
  const [stop, setStop] = useState(Math.max(0, chosen))
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const to = indexAfterKey(event.key, stop, PLACES.length, { columns: PINS.length })
    if (to === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>(dataSelector('focus-stop'))[to]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not form controls
    <div role="group" aria-label={messages('pins')} className={styles.places} onKeyDown={moveFocus}>
      {PLACES.map(({ x, y }, at) => {
        const label = messages('pinAt', { x: messages(`pinX.${x}`), y: messages(`pinY.${y}`) })
        return (
          <button
            key={`${x} ${y}`}
            type="button"
            data-focus-stop=""
            tabIndex={at === stop ? 0 : -1}
            aria-label={label}
            aria-pressed={at === chosen}
            title={label}
            className={styles.place}
            onFocus={() => setStop(at)}
            onClick={() => pinSelected(at === chosen ? { x: 'none', y: 'none' } : { x, y })}
          />
        )
      })}
    </div>
  )
}

function AxisRow({ axis, value }: { readonly axis: Axis; readonly value: Shared[Axis] }) {
  const messages = useMessages()
  const name = axis === 'x' ? 'pinX' : 'pinY'
  return (
    <div className={styles.axis}>
      <span className={styles.name} aria-hidden="true">
        {messages(name)}
      </span>
      <Segments
        aria-label={messages(name)}
        value={value}
        options={(['none', ...PINS] as const).map((choice) => ({
          value: choice,
          label: choice === 'none' ? messages('pinNone') : messages(`${name}.${choice}`),
        }))}
        onChange={(choice) => choice !== 'mixed' && pinSelected({ [axis]: choice })}
      />
    </div>
  )
}
