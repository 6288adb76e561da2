import { Switch } from '../../../../ui/form/choice/Switch.tsx'
import { NumberInput } from '../../../../ui/form/number/NumberInput.tsx'
import { Row } from '../../../../ui/form/Row.tsx'
import { useMessages } from '../messages.ts'
import type { ItemDraftState } from '../use-item-draft.ts'
import styles from './ItemForm.module.css'
import { itemChanger } from './item-changer.ts'

/** Position and size in px on a canvas 1920 wide, rotation in degrees. */
const NUMBERS = [
  { key: 'x', min: -10_000, max: 10_000 },
  { key: 'y', min: -10_000, max: 10_000 },
  { key: 'w', min: 20, max: 10_000 },
  { key: 'h', min: 20, max: 10_000 },
  { key: 'r', min: -360, max: 360 },
] as const

/** The frame of a tile on a free page, and what may change it there. */
export function FrameRows({ state }: { readonly state: ItemDraftState }) {
  const messages = useMessages()
  const change = itemChanger(state)
  const { item } = state.draft
  return (
    <>
      <Row
        label={messages('frame')}
        hint={messages('frameHint')}
        below={
          <div className={styles.numbers}>
            {NUMBERS.map(({ key, min, max }) => (
              <span key={key} className={styles.number}>
                <span aria-hidden="true">{key.toUpperCase()}</span>
                <NumberInput
                  label={messages(`frame.${key}`)}
                  value={Math.round(item[key] ?? 0)}
                  unit={key === 'r' ? '°' : ''}
                  steps={{ min, max, step: 1 }}
                  onChange={(typed) => change({ [key]: typed })}
                />
              </span>
            ))}
          </div>
        }
      />
      <Switch label={messages('lock')} value={item.lock ?? false} onChange={(lock) => change({ lock })} />
      <Switch
        label={messages('fixedRatio')}
        value={item.fixedRatio ?? false}
        onChange={(fixedRatio) => change({ fixedRatio })}
      />
    </>
  )
}
