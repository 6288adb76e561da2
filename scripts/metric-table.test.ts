import { expect, test } from 'vitest'
import { metricTable } from './lib/docs/metric-table.ts'

test('a metric has a line with its kind and unit, what it is, its labels, and what a bad value means', () => {
  const metrics = {
    doors_opened_total: {
      kind: 'counter',
      help: 'Doors opened.',
      bad: 'None: it is stuck.',
      labels: { door: 'the name of a door', side: ['in', 'out'] },
    },
    doors_open: { kind: 'gauge', help: 'Open doors.', bad: 'Many.' },
    door_swing_duration_seconds: { kind: 'histogram', help: 'Time of a swing.', bad: 'Long.' },
    door_paint_bytes_total: { kind: 'counter', help: 'Paint.', bad: 'Much.' },
  } as const
  expect(metricTable(metrics).split('\n').slice(2)).toEqual([
    '| `doors_opened_total` | counter | Doors opened. | `door`: the name of a door; `side`: `in`, `out` | None: it is stuck. |',
    '| `doors_open` | gauge | Open doors. |  | Many. |',
    '| `door_swing_duration_seconds` | histogram, seconds | Time of a swing. |  | Long. |',
    '| `door_paint_bytes_total` | counter, bytes | Paint. |  | Much. |',
  ])
})
