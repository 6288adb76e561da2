import { Button, Card, ReadingWindow, Switch } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { incense } from '../../kit/icons.ts'
import { timeFormat, useLanguage } from '../../kit/text.ts'
import { Altar } from './Altar.tsx'
import { buddha } from './document.ts'
import { lightOne } from './light-one.ts'
import { useMessages } from './messages.ts'
import { minutesLeft } from './model.ts'
import { type ShownStick, useSticks } from './use-sticks.ts'
import styles from './Window.module.css'

/** The burner in large, and each stick with the time at which it was lit. */
export default function Window() {
  const messages = useMessages()
  const sticks = useSticks()
  const sound = useDocument(buddha, (burner) => burner.sound)
  return (
    <ReadingWindow
      beside={
        <div className={styles.place}>
          <Altar sticks={sticks} />
        </div>
      }
    >
      <ol className={styles.sticks}>
        {sticks.map((stick, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stick is its place
          <StickRow key={at} stick={stick} name={messages('stick', { n: at + 1 })} />
        ))}
      </ol>
      <Button className={styles.light} kind="primary" size="l" icon={incense} onClick={lightOne}>
        {messages('light')}
      </Button>
      <Card>
        <Switch
          label={messages('sound')}
          value={sound}
          onChange={(on) => buddha.update((burner) => ({ ...burner, sound: on }))}
        />
      </Card>
    </ReadingWindow>
  )
}

function StickRow({ stick: { rest, time }, name }: { readonly stick: ShownStick; readonly name: string }) {
  const messages = useMessages()
  const language = useLanguage()
  const isToday = new Date(time).toDateString() === new Date().toDateString()
  const when = timeFormat(language, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  })
  const state = rest > 0 ? messages('left', { count: minutesLeft(rest) }) : messages('out')
  return (
    <li className={styles.stick}>
      <b>{name}</b>
      <span>{rest > 0 ? state : time === 0 ? messages('unlit') : state}</span>
      {time > 0 && <small>{messages('litAt', { time: when.format(time) })}</small>}
      <i style={{ '--rest': `${rest}%` }} />
    </li>
  )
}
