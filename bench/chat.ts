import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, type Figure, percentile } from '../scripts/lib/figures.ts'
import { memoryOf } from '../scripts/lib/server.ts'
import { compareProcessors, compareRates, compareTimes, misplacedFigure } from './chat/figures.ts'
import type { Room } from './chat/room.ts'
import { openBareRoom, openOwnRoom } from './chat/rooms.ts'
import { flood, pace, type Round } from './chat/round.ts'

const PER_SECOND = 10
/** Of how many members one reads nothing, where some do. */
const IDLE_IN = 100
const TEXT = '晚上一起去看电影吗？七点在老地方等你'
const LONG_TEXT = '😀'.repeat(200)

interface Size {
  readonly folder: string
  readonly members: number
  readonly rounds: number
  /** Messages of a round in which as many are sent as can be; and beside members who read nothing. */
  readonly messages: number
  /** Enough for what the kernel takes in advance. */
  readonly longMessages: number
  /** Length of a round in which a few are sent. */
  readonly seconds: number
  readonly log: (line: string) => void
}

/** @param use opens rooms by what it is given; they are closed in the end, whatever happens */
async function withRooms<T>(use: (open: (opening: Promise<Room>) => Promise<Room>) => Promise<T>): Promise<T> {
  const rooms: Room[] = []
  try {
    return await use(async (opening) => {
      const room = await opening
      rooms.push(room)
      return room
    })
  } finally {
    for (const room of rooms) await room.close()
  }
}

/** Measures each room in turn, several times. @returns the rounds of each */
async function alternate(
  rooms: readonly Room[],
  { rounds, log }: Size,
  measure: (room: Room) => Promise<Round>,
): Promise<Round[][]> {
  const measured = rooms.map((): Round[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, room] of rooms.entries()) {
      const { rate, processorRate, times } = await measure(room)
      measured[index]?.push({ rate, processorRate, times })
      const [half, most] = [0.5, 0.99].map((p) => percentile(times, p).toFixed(1))
      log(
        `${room.name}: ${rate.toFixed(0)}/s, ${processorRate.toFixed(0)} per processor second; 50 % within ${half} ms, 99 % within ${most} ms`,
      )
    }
  return measured
}

const memory = ({ server }: Room): number => memoryOf(server.process)

/** Everybody reads: floods, and a few messages a second. */
function measureReaders(size: Size): Promise<Figure[]> {
  const { folder, members, messages, seconds } = size
  const options = { folder, members, idle: 0 }
  return withRooms(async (open) => {
    const bare = await open(openBareRoom(false, options))
    const durable = await open(openBareRoom(true, options))
    const own = await open(openOwnRoom(options))
    const rooms = [bare, durable, own]
    const full = rooms.map(memory)
    const write = (room: Room) => flood(room, messages, TEXT)
    for (const room of rooms) await write(room) // warm-up
    const [bareFloods = [], durableFloods = [], floods = []] = await alternate(rooms, size, write)
    const [barePaced = [], durablePaced = [], paced = []] = await alternate(rooms, size, (room) =>
      pace(room, PER_SECOND, seconds, TEXT),
    )
    const [flooded, few] = [`deliveries to ${members} members`, `${PER_SECOND} messages a second to ${members} members`]
    const memoryFigure = (what: string, value = Number.NaN, bareValue = Number.NaN): Figure => ({
      name: `memory with ${members} members${what}`,
      ...{ value, unit: 'MB', control: { name: bare.name, value: bareValue } },
    })
    return [
      ...[
        { control: bare.name, own: floods, bare: bareFloods },
        { control: durable.name, own: floods, bare: durableFloods },
      ].flatMap((pair) => [...compareRates(flooded, pair), compareProcessors(flooded, pair)]),
      ...[
        { control: bare.name, own: paced, bare: barePaced },
        { control: durable.name, own: paced, bare: durablePaced },
      ].flatMap((pair) => compareTimes(few, pair)),
      // bare ws has nothing to do for a message but to tell it
      compareProcessors(few, { control: durable.name, own: paced, bare: durablePaced }),
      memoryFigure('', full[2], full[0]),
      memoryFigure(', after all that', memory(own), memory(bare)),
      misplacedFigure(flooded, own),
    ]
  })
}

/** Floods beside members who read nothing. */
function measureBesideIdle(size: Size): Promise<Figure[]> {
  const { folder, members, longMessages } = size
  const options = { folder, members, idle: Math.ceil(members / IDLE_IN) }
  return withRooms(async (open) => {
    const bare = await open(openBareRoom(false, options))
    const own = await open(openOwnRoom(options))
    const rooms = [bare, own]
    const before = rooms.map(memory)
    const write = (room: Room) => flood(room, longMessages, LONG_TEXT)
    const [bareFloods = [], floods = []] = await alternate(rooms, size, write)
    const [bareGrowth = Number.NaN, growth = Number.NaN] = rooms.map((room, at) => memory(room) - (before[at] ?? 0))
    const [bareCut, cut] = [await bare.countCut(), await own.countCut()]
    const what = `deliveries beside ${options.idle} members who read nothing`
    const pair = { control: bare.name, own: floods, bare: bareFloods }
    return [
      ...compareRates(what, pair),
      compareProcessors(what, pair),
      {
        name: 'members who read nothing and were cut',
        ...{ value: cut, unit: 'members', control: { name: bare.name, value: bareCut } },
        target: { op: '>=', value: options.idle },
      },
      {
        name: 'memory that they and the load have taken',
        ...{ value: growth, unit: 'MB', control: { name: bare.name, value: bareGrowth } },
      },
      misplacedFigure(what, own),
    ]
  })
}

export const bench: Bench = {
  about:
    'Deliveries of the chat room to many members, some of whom read nothing; controls: bare ws, and bare ws that commits first.',
  quickSeconds: 240,
  async run({ quick, log }) {
    const folder = mkdtempSync(join(tmpdir(), 'genkan-bench-chat-'))
    const size: Size = quick
      ? { folder, members: 300, rounds: 3, messages: 600, longMessages: 1600, seconds: 4, log }
      : { folder, members: 2000, rounds: 3, messages: 200, longMessages: 1600, seconds: 10, log }
    try {
      return [...(await measureReaders(size)), ...(await measureBesideIdle(size))]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
