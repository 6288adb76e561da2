import { type BundledShape, box, FILL, type Figure, INK, line, link, oval } from './figure.ts'

const branch = (node: string, x: number, y: number, fill: string): Figure =>
  box(x, y, 110, 44, { node, fill, isRound: true, label: 'branch' })

/** The lines of writing on a card, in px from its corner. */
const writing = (x: number, y: number, widths: readonly number[]): readonly Figure[] =>
  widths.map((width, row) => line(x, y + row * 14, [[width, 0]], { stroke: INK.grey }))

const column = (x: number, label: 'todo' | 'doing' | 'done', cards: number, fill: string): readonly Figure[] => [
  box(x, 0, 140, 230, { fill: FILL.white, stroke: INK.grey }),
  box(x + 10, 10, 120, 34, { fill, stroke: 'transparent', isRound: true, label }),
  ...Array.from({ length: cards }, (_, at) => box(x + 10, 56 + at * 56, 120, 46, { stroke: INK.grey, isRound: true })),
]

export const IDEAS: readonly BundledShape[] = [
  {
    name: 'mindMap',
    figures: [
      oval(170, 60, 150, 70, { node: 'topic', fill: FILL.yellow, label: 'topic' }),
      branch('a', 0, 0, FILL.blue),
      branch('b', 0, 146, FILL.green),
      branch('c', 380, 0, FILL.pink),
      branch('d', 380, 146, FILL.violet),
      link('topic', 'a', 184, 76, [-72, -42]),
      link('topic', 'b', 184, 114, [-72, 42]),
      link('topic', 'c', 306, 76, [72, -42]),
      link('topic', 'd', 306, 114, [72, 42]),
    ],
  },
  {
    name: 'tree',
    figures: [
      box(130, 0, 130, 48, { node: 'topic', fill: FILL.yellow, isRound: true, label: 'topic' }),
      branch('a', 0, 110, FILL.blue),
      branch('b', 140, 110, FILL.blue),
      branch('c', 280, 110, FILL.blue),
      link('topic', 'a', 165, 50, [-100, 58]),
      link('topic', 'b', 195, 50, [0, 58]),
      link('topic', 'c', 225, 50, [100, 58]),
    ],
  },
  {
    name: 'card',
    figures: [
      box(0, 0, 180, 110, { fill: FILL.white, isRound: true }),
      box(14, 14, 46, 12, { fill: FILL.pink, stroke: 'transparent', isRound: true }),
      ...writing(14, 46, [150, 150, 96]),
      oval(146, 82, 18, 18, { fill: FILL.blue, stroke: INK.blue }),
    ],
    isGroup: true,
  },
  {
    name: 'kanban',
    figures: [
      ...column(0, 'todo', 3, FILL.yellow),
      ...column(156, 'doing', 2, FILL.blue),
      ...column(312, 'done', 1, FILL.green),
    ],
  },
  {
    name: 'table',
    figures: [
      box(0, 0, 300, 36, { fill: FILL.grey }),
      box(0, 36, 300, 108),
      ...[72, 108].map((y) => line(0, y, [[300, 0]])),
      ...[100, 200].map((x) => line(x, 0, [[0, 144]])),
    ],
    isGroup: true,
  },
  {
    name: 'matrix',
    figures: [
      box(0, 0, 120, 90, { fill: FILL.green }),
      box(128, 0, 120, 90, { fill: FILL.blue }),
      box(0, 98, 120, 90, { fill: FILL.yellow }),
      box(128, 98, 120, 90, { fill: FILL.pink }),
    ],
  },
  {
    name: 'timeline',
    figures: [
      line(0, 30, [[340, 0]], { type: 'arrow' }),
      ...[30, 120, 210, 300].map((x) => oval(x - 9, 21, 18, 18, { fill: FILL.blue })),
    ],
    isGroup: true,
  },
]
