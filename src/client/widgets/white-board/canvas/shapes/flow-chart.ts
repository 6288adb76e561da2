import { type BundledShape, box, FILL, line, oval } from './figure.ts'

export const FLOW_CHART: readonly BundledShape[] = [
  { name: 'start', figures: [oval(0, 0, 140, 60, { fill: FILL.green, label: 'start' })] },
  { name: 'step', figures: [box(0, 0, 150, 70, { fill: FILL.blue, isRound: true, label: 'step' })] },
  { name: 'decision', figures: [box(0, 0, 170, 110, { type: 'diamond', fill: FILL.yellow, label: 'decision' })] },
  {
    name: 'data',
    figures: [
      line(
        26,
        0,
        [
          [144, 0],
          [118, 70],
          [-26, 70],
          [0, 0],
        ],
        { fill: FILL.violet },
      ),
      box(34, 17, 102, 36, { stroke: 'transparent', label: 'data' }),
    ],
    isGroup: true,
  },
  {
    name: 'subprocess',
    figures: [box(0, 0, 150, 70, { fill: FILL.blue }), line(14, 0, [[0, 70]]), line(136, 0, [[0, 70]])],
    isGroup: true,
  },
  {
    name: 'database',
    figures: [
      line(
        0,
        16,
        [
          [0, 84],
          [12, 95],
          [55, 100],
          [98, 95],
          [110, 84],
          [110, 0],
          [0, 0],
        ],
        { fill: FILL.grey },
      ),
      oval(0, 0, 110, 32, { fill: FILL.grey }),
    ],
    isGroup: true,
  },
  { name: 'connector', figures: [oval(0, 0, 48, 48, { fill: FILL.grey })] },
]
