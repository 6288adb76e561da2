import { useId, useRef } from 'react'
import { Icon } from '../../components/icon/Icon.tsx'
import { chevronUpDown } from '../../icons/paths.ts'
import { openMenu } from '../../overlay/menu/menus.ts'
import { Row } from '../Row.tsx'
import type { ChoiceProps } from './Segmented.tsx'
import styles from './Select.module.css'

/** A choice among many: a button with the chosen label, which opens a menu. */
export function Select<T extends string | number>({ label, hint, value, options, onChange, onReset }: ChoiceProps<T>) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const open = (byKeyboard: boolean) =>
    openMenu({
      label,
      items: options.map((option) => ({
        id: String(option.value),
        label: option.label,
        checked: option.value === value,
        run: () => option.value === value || onChange(option.value),
      })),
      anchor: button,
      align: 'end',
      exclusive: true,
      focusFirst: byKeyboard,
    })
  return (
    <Row label={label} hint={hint} labelId={`${id}-label`} onReset={onReset}>
      <button
        ref={button}
        id={id}
        type="button"
        className={styles.select}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-labelledby={`${id}-label ${id}`}
        onClick={({ detail }) => open(detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open(true)
        }}
      >
        <span className={styles.value}>{options.find((option) => option.value === value)?.label}</span>
        <Icon path={chevronUpDown} size={14} />
      </button>
    </Row>
  )
}
