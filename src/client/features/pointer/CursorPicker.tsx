import { Icon } from '../../ui/components/icon/Icon.tsx'
import { ImagePicker } from '../../ui/form/ImagePicker.tsx'
import type { ControlProps } from '../../ui/form/Row.tsx'
import { mouse } from '../../ui/icons/paths.ts'
import styles from './CursorPicker.module.css'
import { useMessages } from './messages.ts'
import type { mouseSettings } from './settings.ts'
import { cursorOf, THEMES } from './themes.ts'

/** The system's cursor, and the themes, shown by their arrow and hand. */
export function CursorPicker({ value, onChange, ...control }: ControlProps<typeof mouseSettings.initial.cursorData>) {
  const messages = useMessages()
  const themes = THEMES.map((id) => cursorOf(id, messages(`theme.${id}`)))
  return (
    <ImagePicker
      {...control}
      shape="wide"
      columns={3}
      value={value.id}
      onChange={(id) => onChange(themes.find((theme) => theme.id === id) ?? cursorOf('', ''))}
      options={[
        { value: '', label: messages('theme.system'), picture: <Icon path={mouse} size={22} /> },
        ...themes.map(({ id, title, default: arrow, pointer }) => ({
          value: id,
          label: title,
          picture: (
            <span className={styles.pair}>
              <img src={arrow} alt="" width={32} height={32} />
              <img src={pointer} alt="" width={32} height={32} />
            </span>
          ),
        })),
      ]}
    />
  )
}
