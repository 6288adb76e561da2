import { buildChanged } from '../scripts/lib/builds.ts'
import type { Bench, Figure } from '../scripts/lib/figures.ts'
import { type FirstFrames, growthFigures, idleFigures, toFigures } from './paint/figures.ts'
import { type Idleness, measureIdle } from './paint/idle.ts'
import { loadPage } from './paint/load.ts'
import { grown, type Measurement, type State, type Subject, states, subjects } from './paint/measurement.ts'
import { chooseParts, type Part, rotated } from './paint/parts.ts'
import { openStage, REST_MS, type Stage } from './paint/stage.ts'
import { formatTable } from './paint/table.ts'
import { measureEarlyTyping } from './paint/typing.ts'

const SLOWDOWNS = [1, 4]
/** A page without script is at rest as soon as it is complete. */
const STILL_MS = 300
const REMOVE_SNAPSHOT = "localStorage.removeItem('genkan.snapshot')"

/** What is opened in a round: with much stored only hot and at full speed, beside the first desktop. */
function subjectsOf(parts: ReadonlySet<Part>, state: State, slowdown: number): readonly Subject[] {
  const isGrown = parts.has('growth') && state === 'hot' && slowdown === 1
  if (parts.has(state)) return isGrown ? [...subjects, ...grown] : subjects
  return isGrown ? ['ours', ...grown] : []
}

async function visit(stage: Stage, state: State, subject: Subject, slowdown: number) {
  const context = state === 'cold' ? await stage.openCold() : stage[state]
  try {
    return await loadPage(context, stage.urls[subject], {
      slowdown,
      restMs: subject === 'still' ? STILL_MS : REST_MS,
      ...(state === 'warm' && { prepare: REMOVE_SNAPSHOT }),
    })
  } finally {
    if (state === 'cold') await context.close()
  }
}

/** First frames of the first desktop and of those with much stored; more often than visits, as these last seconds. */
async function measureFirstFrames({ hot, urls }: Stage, turns: number): Promise<FirstFrames> {
  const frames: Record<keyof FirstFrames, number[]> = { ours: [], many: [], year: [] }
  for (let turn = 0; turn < turns; turn++) {
    for (const name of rotated(['ours', ...grown] as const, turn)) {
      frames[name].push((await loadPage(hot, urls[name], { slowdown: 1, restMs: STILL_MS })).fcp)
    }
  }
  return frames
}

/** All visits of a round, each state and slowdown of all subjects before the next. */
async function measureRound(stage: Stage, parts: ReadonlySet<Part>, round: number): Promise<readonly Measurement[]> {
  const measured: Measurement[] = []
  for (const slowdown of SLOWDOWNS) {
    for (const state of states) {
      for (const subject of rotated(subjectsOf(parts, state, slowdown), round)) {
        measured.push({ round, slowdown, state, subject, load: await visit(stage, state, subject, slowdown) })
      }
    }
  }
  return measured
}

/** Several rounds: half a minute after a page closes, the browser cleans up its process, which disturbs one of them. */
async function measureIdleRounds({ warm, live, urls }: Stage, count: number): Promise<readonly Figure[]> {
  const pages = {
    ours: { context: warm, url: urls.ours },
    floor: { context: warm, url: urls.floor },
    live: { context: live, url: urls.ours },
  }
  const rounds: Record<keyof typeof pages, Idleness[]> = { ours: [], floor: [], live: [] }
  for (let round = 0; round < count; round++) {
    for (const name of rotated(['ours', 'floor', 'live'] as const, round)) {
      const { context, url } = pages[name]
      rounds[name].push(await measureIdle(context, url))
    }
  }
  return idleFigures(rounds)
}

async function measureTyping({ hot, urls }: Stage): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const slowdown of SLOWDOWNS) {
    figures.push({
      name: `hot x${slowdown}: letters kept of those typed from the first frame on`,
      value: await measureEarlyTyping(hot, urls.ours, slowdown),
      unit: 'of 1',
      target: { op: '>=', value: 1 },
    })
  }
  return figures
}

export const bench: Bench = {
  about:
    'Visits of our page until it is at rest, cold, warm, hot and with much stored; controls: a still of our own page without script, and a page of clock and box. Words choose parts: cold warm hot growth idle typing.',
  quickSeconds: 720,
  async run({ quick, log, args }) {
    const parts = chooseParts(args, quick)
    await buildChanged(['client'])
    const stage = await openStage(parts, log)
    try {
      const measured: Measurement[] = []
      const rounds = [...states, 'growth' as const].some((part) => parts.has(part)) ? (quick ? 3 : 15) : 0
      for (let round = 0; round < rounds; round++) {
        measured.push(...(await measureRound(stage, parts, round)))
        log(`round ${round + 1} of ${rounds}`)
      }
      for (const slowdown of SLOWDOWNS) for (const state of states) formatTable(measured, state, slowdown).forEach(log)
      return [
        ...toFigures(measured, parts),
        ...(parts.has('growth') ? growthFigures(measured, await measureFirstFrames(stage, quick ? 12 : 30)) : []),
        ...(parts.has('idle') ? await measureIdleRounds(stage, quick ? 3 : 5) : []),
        ...(parts.has('typing') ? await measureTyping(stage) : []),
      ]
    } finally {
      await stage.close()
    }
  },
}
