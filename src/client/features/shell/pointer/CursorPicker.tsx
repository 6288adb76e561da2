import { useId } from 'react'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { PictureCells } from '../../../ui/form/choice/PictureCells.tsx'
import { type ControlProps, Row } from '../../../ui/form/Row.tsx'
import { mouse } from '../../../ui/icons/paths.ts'
import styles from './CursorPicker.module.css'
import { cursorProperties } from './look.ts'
import { useMessages } from './messages.ts'
import type { mouseSettings } from './settings.ts'
import { cursorOf, THEMES } from './themes.ts'

type Cursor = typeof mouseSettings.initial.cursorData

/** The system's cursor and the themes, each shown by its arrow and hand and tried by pointing at it; and a strip to try. */
export function CursorPicker({ label, hint, value, onChange, onReset }: ControlProps<Cursor>) {
  const messages = useMessages()
  const id = useId()
  const themes = THEMES.map((theme) => cursorOf(theme, messages(`theme.${theme}`)))
  const system = { ...cursorOf('', ''), title: messages('theme.system') }
  const chosen = themes.find((theme) => theme.id === value.id)
  return (
    <Row
      label={label}
      hint={hint}
      labelId={id}
      onReset={onReset}
      below={
        <>
          <PictureCells
            labelledBy={id}
            shape="wide"
            columns={3}
            value={value.id}
            onChange={(theme) => onChange(themes.find((one) => one.id === theme) ?? cursorOf('', ''))}
            options={[system, ...themes].map((theme) => ({
              value: theme.id,
              label: theme.title,
              picture: <Pair cursor={theme} />,
              style: theme === system ? SYSTEM : cursorProperties(theme),
            }))}
          />
          <Strip />
        </>
      }
    >
      <span className={styles.chosen}>{(chosen ?? system).title}</span>
    </Row>
  )
}

/** Overrides the chosen theme's cursor by the system's. */
const SYSTEM = { '--gk-cursor-pointer': 'initial' }

function Pair({ cursor }: { readonly cursor: Cursor }) {
  if (cursor.default === '') return <Icon path={mouse} size={22} />
  return (
    <span className={styles.pair}>
      <img src={cursor.default} alt="" width={32} height={32} />
      <img src={cursor.pointer} alt="" width={32} height={32} />
    </span>
  )
}

/** Two grounds for trying the chosen cursor: where nothing can be pressed, and where something could. */
function Strip() {
  const messages = useMessages()
  return (
    <div className={styles.strip} aria-hidden="true">
      <span>{messages('tryArrow')}</span>
      <span className={styles.pressable}>{messages('tryHand')}</span>
    </div>
  )
}
