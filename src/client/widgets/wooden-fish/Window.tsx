import { useRef } from 'react'
import { Button, Card, ReadingWindow, Switch } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { refresh } from '../../kit/icons.ts'
import { showToast } from '../../kit/interaction.ts'
import { groupedNumber } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { useToday } from '../../kit/time.ts'
import { DayChart } from './DayChart.tsx'
import { woodenFish } from './document.ts'
import { Fish } from './Fish.tsx'
import { useMessages } from './messages.ts'
import { cleared, lastDays, restored } from './model.ts'
import styles from './Window.module.css'

/** Days in the chart. */
const DAYS = 14

/** The fish in large, the merits in full, and those of the last two weeks. */
export default function Window() {
  const messages = useMessages()
  const language = useLanguage()
  const merits = useDocument(woodenFish, (now) => now)
  const days = lastDays(merits, useToday(), DAYS)
  const fish = useRef<HTMLButtonElement>(null)
  const reset = () => {
    const before = woodenFish.get()
    fish.current?.focus() // the button becomes disabled, which would lose the focus
    woodenFish.update(cleared)
    const undo = () => woodenFish.update((now) => restored(now, before))
    showToast({ kind: 'success', text: messages('resetDone'), action: { label: messages('undo'), run: undo } })
  }
  return (
    <ReadingWindow beside={<Fish ref={fish} className={styles.fish} />}>
      <dl className={styles.figures}>
        <div>
          <dt>{messages('total')}</dt>
          <dd>{groupedNumber(merits.score, language)}</dd>
        </div>
        <div>
          <dt>{messages('today')}</dt>
          <dd>{groupedNumber(days.at(-1)?.merits ?? 0, language)}</dd>
        </div>
      </dl>
      <DayChart days={days} />
      <Card>
        <Switch
          label={messages('sound')}
          value={merits.sound}
          onChange={(sound) => woodenFish.update((now) => ({ ...now, sound }))}
        />
      </Card>
      <Button className={styles.reset} icon={refresh} disabled={merits.score === 0} onClick={reset}>
        {messages('reset')}
      </Button>
    </ReadingWindow>
  )
}
