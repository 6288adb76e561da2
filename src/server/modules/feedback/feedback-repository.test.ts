import { expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { addWriter } from '../../testing/writers.ts'
import { listFeedback, listFeedbackOf } from './feedback-lists.ts'
import {
  addFeedback,
  changeFeedback,
  countOpenFeedback,
  type NewFeedback,
  noteSeen,
  removeFeedback,
} from './feedback-repository.ts'

const feedbackOf = (user_id: string, text: string): NewFeedback => ({
  ...{ user_id, text, kind: 'bug', contact: '', diagnostics: '', picture: '' },
})

describeDatabases((open) => {
  const openWith = async (...users: readonly string[]) => {
    const database = await open()
    for (const id of users) await addWriter(database, id)
    return database
  }
  const add = async (database: Awaited<ReturnType<typeof open>>, feedback: NewFeedback) => {
    const added = await addFeedback(database, feedback)
    return typeof added === 'string' ? added : added.id
  }

  test('of many at once a user adds ten; one who is gone adds none, and what he said goes with him', async () => {
    const database = await openWith('lin', 'mei')
    const added = await Promise.all(Array.from({ length: 13 }, (_, at) => add(database, feedbackOf('lin', `t${at}`))))
    expect(added.filter((one) => one === 'tooMuch')).toHaveLength(3)
    expect(await add(database, feedbackOf('mei', 'of another'))).toHaveLength(22)
    expect(await add(database, feedbackOf('nobody', 't'))).toBe('gone')
    await changeFeedback(database, added.find((one) => one !== 'tooMuch') ?? '', { state: 'done', answer: 'a' })
    await database.deleteFrom('user').where('id', '=', 'lin').execute()
    const { rows, total } = await listFeedback(database, { state: undefined, page: 1 })
    expect([total, rows.map(({ text }) => text)]).toEqual([1, ['of another']])
    expect(await database.selectFrom('feedback_answer').selectAll().execute()).toEqual([])
  })

  test('two hundred of a user may be open, however old', async () => {
    const database = await openWith('lin')
    const row = { ...feedbackOf('lin', 't'), changed_at: 0, seen_at: 0, made_at: 1 }
    const rows = Array.from({ length: 200 }, (_, at) => ({
      ...{ ...row, id: `${at}`, state: at % 2 ? ('received' as const) : ('looking' as const) },
    }))
    await database.insertInto('feedback').values(rows).execute()
    expect(await countOpenFeedback(database)).toEqual({ count: 200, since: 1 })
    expect(await add(database, feedbackOf('lin', 't'))).toBe('full')
    await changeFeedback(database, '0', { state: 'declined', answer: '' })
    expect(await add(database, feedbackOf('lin', 't'))).toHaveLength(22)
    expect(await listFeedbackOf(database, 'lin', 100)).toHaveLength(100)
    expect(await listFeedbackOf(database, 'lin')).toHaveLength(201)
  })

  test('answers come one after another, each later than the last; what was seen before stays new', async () => {
    const database = await openWith('lin')
    const id = await add(database, feedbackOf('lin', 't'))
    const answers = Array.from({ length: 10 }, (_, at) => ({ state: 'looking' as const, answer: `a${at}` }))
    expect(await Promise.all(answers.map((one) => changeFeedback(database, id, one)))).not.toContain(undefined)
    const [row] = await listFeedbackOf(database, 'lin')
    const times = row?.answers.map(({ at }) => at) ?? []
    expect([new Set(times).size, times]).toEqual([10, times.toSorted((a, b) => a - b)])
    expect(row?.changed_at).toBe(times.at(-1))
    await noteSeen(database, 'lin', times[8])
    expect((await listFeedbackOf(database, 'lin'))[0]).toMatchObject({ seen_at: 0 })
    await noteSeen(database, 'mei', undefined)
    expect((await listFeedbackOf(database, 'lin'))[0]).toMatchObject({ seen_at: 0 })
    await noteSeen(database, 'lin', times[9])
    expect((await listFeedbackOf(database, 'lin'))[0]).toMatchObject({ seen_at: times[9] })
  })

  test('one that is removed while it is answered has no answer', async () => {
    const database = await openWith('lin')
    const id = await add(database, feedbackOf('lin', 't'))
    expect(await removeFeedback(database, { id, userId: 'mei' })).toBeUndefined()
    const [removed] = await Promise.all([
      removeFeedback(database, { id, userId: 'lin' }),
      changeFeedback(database, id, { state: 'done', answer: 'a' }),
    ])
    expect(removed).toMatchObject({ text: 't' })
    expect(await database.selectFrom('feedback_answer').selectAll().execute()).toEqual([])
    expect(await changeFeedback(database, id, { state: 'done', answer: '' })).toBeUndefined()
  })
})
