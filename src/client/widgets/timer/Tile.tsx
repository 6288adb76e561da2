import { useDocument } from '../../kit/documents.ts'
import type { TileProps } from '../../kit/widget.ts'
import { timers } from './document.ts'
import { kindOfTile } from './model.ts'
import { PomodoroTile } from './tile/PomodoroTile.tsx'
import { StopwatchTile } from './tile/StopwatchTile.tsx'
import { TimerTile } from './tile/TimerTile.tsx'

/** What was chosen for this tile: a timer, the stopwatch or the pomodoro. */
export default function Tile({ id, rows, columns }: TileProps) {
  const kind = useDocument(timers, (now) => kindOfTile(now, id))
  const size = { rows, columns }
  if (kind === 'stopwatch') return <StopwatchTile {...size} />
  return kind === 'pomodoro' ? <PomodoroTile {...size} /> : <TimerTile {...size} />
}
