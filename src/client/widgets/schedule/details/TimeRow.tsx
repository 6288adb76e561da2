import { IconButton, Row, TimeInput } from '../../../kit/components.ts'
import { close } from '../../../kit/icons.ts'
import { type CivilTime, dayAt, dayOfTime, joinTime, minuteOfTime } from '../../../kit/rules.ts'
import { changeTodoBy } from '../actions.ts'
import { useMessages } from '../messages.ts'
import type { PlacedTodo } from '../model.ts'
import styles from './TodoDetails.module.css'

/** The day and minute at which a todo is due. */
export function TimeRow({ todo: { id, time } }: { readonly todo: PlacedTodo }) {
  const messages = useMessages()
  const change = (to: CivilTime) => changeTodoBy(id, { time: to })
  const today = () => dayAt(new Date())
  return (
    <Row
      label={messages('time')}
      hint={time === '' ? messages('noTime') : undefined}
      below={
        <div className={styles.time}>
          <TimeInput
            type="date"
            label={messages('day')}
            value={dayOfTime(time)}
            onChange={(day) => change(joinTime(day, day === '' ? '' : minuteOfTime(time), today()))}
          />
          <TimeInput
            type="time"
            label={messages('minute')}
            value={minuteOfTime(time)}
            onChange={(minute) => change(joinTime(dayOfTime(time), minute, today()))}
          />
        </div>
      }
    >
      {time === '' ? null : (
        <IconButton icon={close} size={28} iconSize={14} label={messages('clearTime')} onClick={() => change('')} />
      )}
    </Row>
  )
}
