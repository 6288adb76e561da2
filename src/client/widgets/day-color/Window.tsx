import { useState } from 'react'
import { Button } from '../../kit/components.ts'
import { themeSettings } from '../../kit/desktop.ts'
import { copy } from '../../kit/icons.ts'
import { showUndoToast } from '../../kit/interaction.ts'
import { applyWallpaper, entryOfColor } from '../../kit/media.ts'
import '../../kit/reading.ts'
import type { NamedColor } from '../../../shared/entities/named-color.ts'
import { isoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { dayText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { copyColor } from './copy-color.ts'
import { messages, useMessages } from './messages.ts'
import { DAYS, type DayColor, inkOn, namesOf } from './model.ts'
import { useRecentColors } from './use-colors.ts'
import styles from './Window.module.css'

/** A colour in large, today's at first, and those of the last thirty days to choose from. */
export default function Window() {
  const text = useMessages()
  const recent = useRecentColors(DAYS)
  const [chosenDay, setChosenDay] = useState('')
  const shown = recent.find(({ day }) => isoDay(day) === chosenDay) ?? recent[0]
  return (
    <div className={styles.window}>
      {shown === undefined ? null : <Shown {...shown} />}
      <ul className={styles.days} aria-label={text('days', { count: DAYS })}>
        {recent.map((one) => (
          <li key={isoDay(one.day)}>
            <Day {...one} isShown={one === shown} onClick={() => setChosenDay(isoDay(one.day))} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Shown({ day, color }: DayColor) {
  const text = useMessages()
  const language = useLanguage()
  const { name, script, reading } = namesOf(color, language)
  return (
    <section className={styles.shown} style={{ '--color': color.hex, '--ink': inkOn(color.hex) }} aria-label={name}>
      <div>
        <p>{dayText(day, language, { month: 'long', day: 'numeric', weekday: 'long' })}</p>
        <h2 className={styles.name} lang={script}>
          {name}
        </h2>
        <p>
          {reading === undefined ? '' : `${reading} · `}
          <span className={styles.value}>{color.hex.toUpperCase()}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button icon={copy} onClick={() => void copyColor(color.hex)}>
          {text('copyValue')}
        </Button>
        <Button onClick={() => setAsAccent(color)}>{text('setAsAccent')}</Button>
        <Button onClick={() => applyWallpaper(entryOfColor(color, language))}>{text('setAsWallpaper')}</Button>
      </div>
    </section>
  )
}

/** The page's accent; lightness is clamped where it would not be read. */
function setAsAccent({ hex }: NamedColor): void {
  themeSettings.update((now) => ({ ...now, primaryColor: hex, primaryColorByWallpaper: false }))
  showUndoToast(messages('accentSet'))
}

interface DayProps extends DayColor {
  readonly isShown: boolean
  readonly onClick: () => void
}

function Day({ day, color, isShown, onClick }: DayProps) {
  const language = useLanguage()
  const { name, script, reading } = namesOf(color, language)
  return (
    <button type="button" aria-pressed={isShown} onClick={onClick}>
      <i style={{ background: color.hex }} />
      <b className={styles.name} lang={script}>
        {name}
      </b>
      <small>{reading ?? color.hex.toUpperCase()}</small>
      <small>{dayText(day, language, { month: 'short', day: 'numeric' })}</small>
    </button>
  )
}
