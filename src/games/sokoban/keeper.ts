import type { Direction } from '../kit/input/direction.ts'
import { presentState } from '../kit/record.ts'
import { createStore, type Store } from '../kit/store.ts'
import type { Table } from '../kit/table/table.ts'
import { type Cell, directionTo } from './room.ts'
import type { Move, Position, Setup } from './rules.ts'
import { pushesOf, stepsOf } from './send.ts'
import { wayBeside, wayTo } from './walk.ts'

/** How long a step takes where several follow one another, in ms. */
export const STEP_MS = 75

/** Where the keeper stands, and where he looks. */
export interface Standing {
  readonly cell: Cell
  readonly facing: Direction
  /** The position in which he has walked there: in any other one he is where its last push has left him. */
  readonly of: Position
}

/** The keeper: he walks and pushes, step by step, until he is told something else. */
export interface Keeper {
  readonly store: Store<Standing>
  /** One step, pushing what is there. @returns whether nothing was in the way */
  step(direction: Direction): boolean
  /** Walks to a cell. @returns whether there is a way */
  walkTo(cell: Cell): boolean
  /** Pushes a box that is beside him, or walks beside it. @returns whether he can */
  goTo(box: number): boolean
  /** Brings a box to a cell. @returns whether he can */
  send(box: number, to: Cell): boolean
  /** Plays a move, walking behind the box first. */
  play(move: Move): void
  /** Takes the last push back: he stands behind the box again. */
  undo(): void
  /** Stops where he is. */
  stop(): void
}

/** A keeper for what lies on a table. */
export function createKeeper(table: Table<Setup, Position, Move>): Keeper {
  const position = () => presentState(table.store.get().record)
  const store = createStore<Standing>({ cell: position().keeper, facing: 'down', of: position() })
  let plan: readonly Direction[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const cell = () => standingIn(store.get(), position()).cell
  const stand = (at: Cell, facing: Direction) => store.set({ cell: at, facing, of: position() })
  const stop = () => {
    clearTimeout(timer)
    plan = []
  }
  /** Does what is planned: the first step at once. */
  function follow(steps: readonly Direction[]): void {
    clearTimeout(timer)
    const [next, ...rest] = steps
    plan = next !== undefined && take(next) ? rest : []
    if (plan.length > 0) timer = setTimeout(() => follow(plan), STEP_MS)
  }
  function take(direction: Direction): boolean {
    const { room, boxes } = position()
    const from = cell()
    const to = from + room.steps[direction]
    const box = boxes.indexOf(to)
    const isTaken = box < 0 ? room.floor[to] === true : table.play({ box, direction })
    stand(isTaken ? to : from, direction)
    return isTaken
  }
  const followIf = (steps: readonly Direction[] | undefined): boolean => {
    if (steps !== undefined) follow(steps)
    return steps !== undefined
  }

  return {
    store,
    stop,
    step(direction) {
      stop()
      return take(direction)
    },
    walkTo: (to) => followIf(wayTo(position(), cell(), to)),
    goTo(box) {
      const now = position()
      const at = now.boxes[box] ?? 0
      const way = wayBeside(now, cell(), at)
      if (way?.length !== 0) return followIf(way)
      stop()
      const direction = directionTo(now.room, cell(), at)
      return direction !== undefined && take(direction)
    },
    send(box, to) {
      const pushes = pushesOf(position(), box, cell()).get(to)
      return followIf(pushes && stepsOf(position(), box, cell(), pushes))
    },
    play: ({ box, direction }) => follow(stepsOf(position(), box, cell(), [direction])),
    undo() {
      stop()
      const { moves, states } = table.store.get().record
      const [last, before] = [moves.at(-1), states.at(-2)]
      table.undo()
      const box = last && before?.boxes[last.box]
      if (last !== undefined && box !== undefined) stand(box - position().room.steps[last.direction], last.direction)
    },
  }
}

/** Where the keeper is in a position. */
export const standingIn = (standing: Standing, position: Position): Standing =>
  standing.of === position ? standing : { cell: position.keeper, facing: standing.facing, of: position }
