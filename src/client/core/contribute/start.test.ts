import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testStartContext } from '../testing.ts'
import { defineStart, type PhaseBeginnings, runStarts } from './start.ts'

const context = testStartContext()
const reported = vi.fn()
let log: string[] = []
let idle: (() => void)[] = []

/** Phases that begin when the test says so. */
function phases() {
  const [documents, messages, ready] = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
  const wait = (name: string, begins: PromiseWithResolvers<void> | undefined) => () => {
    log.push(`wait for ${name}`)
    return begins?.promise ?? Promise.resolve()
  }
  const beginnings: PhaseBeginnings = {
    documents: wait('documents', documents),
    messages: wait('messages', messages),
    ready: wait('ready', ready),
  }
  return { beginnings, documents, messages, ready }
}
const begun = () => Promise.resolve()
const atOnce: PhaseBeginnings = { documents: begun, messages: begun, ready: begun }
const note = (text: string) => () => void log.push(text)
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  log = []
  idle = []
  vi.stubGlobal('reportError', reported.mockClear())
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
})
afterEach(() => vi.unstubAllGlobals())

test('starts run in the order of the phases, each phase once what it waits for is there', async () => {
  const starts = defineStart(
    { at: 'idle', run: note('idle') },
    { at: 'ready', run: note('ready') },
    { at: 'messages', run: note('messages') },
    { at: 'documents', run: note('documents') },
  )
  const { beginnings, documents, messages, ready } = phases()
  const running = runStarts(starts, beginnings, context)
  await settled()
  expect(log).toEqual(['wait for documents'])
  documents?.resolve()
  await settled()
  expect(log.splice(0)).toEqual(['wait for documents', 'documents', 'wait for messages'])
  messages?.resolve()
  await settled()
  expect(log.splice(0)).toEqual(['messages', 'wait for ready'])
  ready?.resolve()
  await running
  expect(log.splice(0)).toEqual(['ready'])
  for (const task of idle) task()
  expect(log).toEqual(['idle'])
})

test('what has begun and is still under way holds up nothing', async () => {
  const never = new Promise(() => {})
  await runStarts(
    defineStart({ at: 'documents', run: () => never }, { at: 'ready', run: note('ready') }),
    atOnce,
    context,
  )
  expect(log).toEqual(['ready'])
})

test.each(['documents', 'messages', 'ready', 'idle'] as const)(
  'a start of the phase %s that throws or rejects is reported, and stops no other',
  async (at) => {
    const starts = defineStart(
      {
        at,
        run() {
          throw new Error('thrown')
        },
      },
      { at, run: () => Promise.reject(new Error('rejected')) },
      { at, run: note('the next') },
      { at: 'idle', run: note('the last') },
    )
    await runStarts(starts, atOnce, context)
    for (const task of idle) task()
    await settled()
    expect(log).toEqual(['the next', 'the last'])
    expect(reported.mock.calls.map(([error]) => error.message)).toEqual(['thrown', 'rejected'])
  },
)

test('nothing of a phase that cannot begin is called', async () => {
  const offline = () => Promise.reject(new Error('offline'))
  const starts = defineStart({ at: 'documents', run: note('documents') }, { at: 'messages', run: note('messages') })
  await expect(runStarts(starts, { ...atOnce, messages: offline }, context)).rejects.toThrow('offline')
  expect(log).toEqual(['documents'])
})

test('starts of idle moments have one each, so that none makes another late', async () => {
  await runStarts(defineStart({ at: 'idle', run: () => {} }, { at: 'idle', run: () => {} }), atOnce, context)
  expect(idle).toHaveLength(2)
})

test('every start is given the same context', async () => {
  const run = vi.fn()
  await runStarts(defineStart({ at: 'documents', run }, { at: 'ready', run }), atOnce, context)
  expect(run.mock.calls).toEqual([[context], [context]])
})
