/** The settings that decide where messages are, see `danmakuSettings`. */
export interface Flow {
  readonly isRefTen: boolean
  readonly loop: boolean
  readonly randomChannel: boolean
  /** In px per second. */
  readonly speeds: number
  readonly fontSize: number
  /** Between two lanes, and between two messages of a lane, in px. */
  readonly top: number
  readonly right: number
  /** The least time between two messages, in ms. */
  readonly debounce: number
}

export interface Stage {
  readonly width: number
  readonly height: number
}

/** A message on its way. */
export interface Line {
  /** Unique within a run. */
  readonly key: number
  readonly id: string
  readonly lane: number
  /** The left edge, in px from that of the stage. */
  readonly x: number
}

/** The state of a play: the ids of the messages to come, and the lines on the stage. */
export interface Run {
  readonly queue: readonly string[]
  readonly lines: readonly Line[]
  /** In ms since the last message has appeared. */
  readonly waited: number
  readonly nextKey: number
}

/** How many earlier messages a run begins with. */
const EARLIER = 10
const LINE_HEIGHT = 1.6

/** The size that senders have by default: one of this size is shown in the reader's. */
export const COMMON_SIZE = 20

/** The size in px of a message that its sender wanted of one, for a reader who has set another for all. */
export const shownSize = (size: number, fontSize: number): number =>
  Math.min(50, Math.max(12, Math.round((size * fontSize) / COMMON_SIZE)))

/** The height of a lane in px; the largest message fits. */
export const laneHeight = (sizes: readonly number[]): number => Math.round(Math.max(...sizes) * LINE_HEIGHT)

/** How many lanes fit; at least one. */
export const laneCount = ({ height }: Stage, lane: number, gap: number): number =>
  Math.max(1, Math.floor((height + gap) / (lane + gap)))

/** The messages of a run in their order: the last ten of those before, where asked for, and the new ones. */
const programme = (earlier: readonly string[], fresh: readonly string[], { isRefTen }: Flow): readonly string[] =>
  isRefTen ? [...earlier.slice(-EARLIER), ...fresh] : fresh

/** What is played: messages of before and new ones, by their ids. */
export interface Programme {
  readonly earlier: readonly string[]
  readonly fresh: readonly string[]
}

export const begin = ({ earlier, fresh }: Programme, flow: Flow): Run => ({
  queue: programme(earlier, fresh, flow),
  lines: [],
  waited: flow.debounce,
  nextKey: 0,
})

/** Whether nothing moves and nothing will. */
export const hasEnded = ({ queue, lines }: Run): boolean => queue.length === 0 && lines.length === 0

interface Scene {
  readonly flow: Flow
  readonly stage: Stage
  readonly lanes: number
  /** The width of each message, in px. */
  readonly widths: ReadonlyMap<string, number>
  readonly programme: Programme
  /** From 0 up to, but not including, 1. */
  readonly random: () => number
}

/** The run after some more ms: lines move on and leave, and at most one message appears. */
export function advance(run: Run, ms: number, scene: Scene): Run {
  const lines = move(run.lines, (scene.flow.speeds * ms) / 1000, scene)
  const waited = run.waited + ms
  const [id, ...rest] = run.queue
  const lane = id === undefined || waited < scene.flow.debounce ? undefined : freeLane(lines, scene)
  if (id === undefined || lane === undefined) return { ...run, lines, waited }
  const line = { key: run.nextKey, id, lane, x: scene.stage.width }
  const queue = rest.length === 0 && scene.flow.loop ? begin(scene.programme, scene.flow).queue : rest
  return { queue, lines: [...lines, line], waited: 0, nextKey: run.nextKey + 1 }
}

/** All lines further left; none comes nearer to the one before it than the gap, should messages have grown. */
function move(lines: readonly Line[], distance: number, scene: Scene): readonly Line[] {
  const ends = new Map<number, number>()
  return lines.flatMap((line) => {
    const lane = Math.min(line.lane, scene.lanes - 1)
    const x = Math.max(line.x - distance, ends.get(lane) ?? Number.NEGATIVE_INFINITY)
    const end = x + widthOf(line.id, scene)
    ends.set(lane, end + scene.flow.right)
    return end <= 0 ? [] : [{ ...line, lane, x }]
  })
}

/** A lane whose last message has left room for another: the uppermost or any. */
function freeLane(lines: readonly Line[], scene: Scene): number | undefined {
  const isFree = (lane: number) =>
    lines.every(
      (line) => line.lane !== lane || line.x + widthOf(line.id, scene) + scene.flow.right <= scene.stage.width,
    )
  const free = Array.from({ length: scene.lanes }, (_, lane) => lane).filter(isFree)
  return scene.flow.randomChannel ? free[Math.floor(scene.random() * free.length)] : free[0]
}

const widthOf = (id: string, { widths }: Scene): number => widths.get(id) ?? 0

/** The time of a frame in ms, and the most frames before a still picture counts as full. */
const FRAME_MS = 16
const MOST_FRAMES = 4000

/** A moment of a run for those who want nothing to move: the first message has reached the left edge, and none is cut. */
export function stillRun(scene: Scene): Run {
  let run = begin(scene.programme, scene.flow)
  for (let frame = 0; frame < MOST_FRAMES && run.queue.length > 0; frame += 1) {
    if (run.lines.some(({ x }) => x <= EDGE_PX)) break
    run = advance(run, FRAME_MS, scene)
  }
  return { ...run, lines: run.lines.flatMap((line, index) => wholeLine(line, run.lines.slice(0, index), scene)) }
}

/** A line moved to where it is not cut; none if its lane has one before it that is in the way. */
function wholeLine(line: Line, before: readonly Line[], scene: Scene): readonly Line[] {
  const most = Math.max(0, scene.stage.width - widthOf(line.id, scene))
  if (line.x <= most) return [line]
  return before.some(({ lane }) => lane === line.lane) ? [] : [{ ...line, x: most }]
}

/** What is free at the left of a still picture. */
const EDGE_PX = 12
