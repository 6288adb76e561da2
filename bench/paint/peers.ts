import type { Figure } from '../../scripts/lib/figures.ts'

type Pairs = Readonly<Record<string, readonly [first: number, second: number]>>

/** Other start pages, each measured once on a machine of this class. */
export const PEERS = {
  /** Clock and box visible, as a ratio to the floor, x1 and x4. */
  usable: {
    Tabliss: [2.4, 3.2],
    nightTab: [2.4, 2.9],
    Bonjourr: [2.5, 4.2],
    Anori: [4.1, 4.4],
    'Sun-Panel': [4.6, 5.5],
    mtab: [8.4, 8.6],
  },
  /** Main thread of a hot and of a cold visit, as a ratio to the floor, x1 and x4. */
  hotTask: { Bonjourr: [2.8, 3.7], Tabliss: [3.5, 3.6], nightTab: [3.6, 3.9], mtab: [10.3, 10.0] },
  coldTask: { Bonjourr: [4.0, 4.0], Tabliss: [4.5, 4.2], nightTab: [6.3, 7.4], mtab: [12.9, 10.7] },
  /** Files of a cold and of a hot visit. */
  files: { Bonjourr: [10, 9], Tabliss: [7, 6], nightTab: [9, 8], mtab: [54, 52] },
} as const satisfies Readonly<Record<string, Pairs>>

/** Work of all processes in ten idle seconds, as a ratio to the floor, which took 125 ms. */
const IDLE = { Bonjourr: 90 / 125, Tabliss: 130 / 125, nightTab: 105 / 125, mtab: 1460 / 125 }

const figure = (name: string, value: number, unit: string): Figure => ({
  name: `  reference, measured before on a machine of this class: ${name}`,
  value,
  unit,
})

/** The first or second values of a table, to be printed below the figure that they compare to. */
export const peers = (table: Pairs, index: 0 | 1, unit = 'x'): readonly Figure[] =>
  Object.entries(table).map(([name, values]) => figure(name, values[index], unit))

export const idlePeers = (): readonly Figure[] => Object.entries(IDLE).map(([name, value]) => figure(name, value, 'x'))
