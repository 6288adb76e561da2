import { expect, test } from 'vitest'
import { openInProcessBus } from '../../adapters/bus/in-process.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { silentLog } from '../../testing/project.ts'
import { addWriter, messageOf } from '../../testing/writers.ts'
import { isWritten, readHistory, removeMessage } from './message-repository.ts'
import { setMute } from './moderation.ts'
import { addReport, closeReport, listReports } from './report-repository.ts'
import { addTicket, consumeTicket } from './ticket-repository.ts'
import { openWriteQueue } from './write-queue.ts'

describeDatabases((open) => {
  test('two nodes write at once: each message once, ids without a gap, told in their order', async () => {
    const database = await open()
    for (const id of ['lin', 'mei']) await addWriter(database, id)
    const told: number[] = []
    const nodes = [0, 1].map(() => {
      const bus = openInProcessBus(silentLog)
      const own: number[] = []
      bus.subscribe('chatMessage', ({ chatId }) => {
        own.push(chatId)
        told.push(chatId)
      })
      return { own, write: openWriteQueue({ database, bus }) }
    })
    const sent = Array.from({ length: 40 }, (_, index) =>
      messageOf(index % 2 === 0 ? 'lin' : 'mei', String(index >> 2)),
    )
    const written = await Promise.all(nodes.flatMap(({ write }) => sent.map(write)))
    expect(told.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    for (const { own } of nodes) expect(own).toEqual(own.toSorted((a, b) => a - b))
    expect(written.filter((one) => isWritten(one) && one.isRepeat)).toHaveLength(60)
    expect((await readHistory(database, 2, 8)).map(({ chatId }) => chatId)).toEqual([12, 11, 10, 9, 8, 7, 6, 5])
  })

  test('who may not write is told until when, and what of his was written before', async () => {
    const database = await open()
    await addWriter(database, 'lin')
    const write = openWriteQueue({ database, bus: openInProcessBus(silentLog) })
    await write(messageOf('lin', 'a'))
    const until = await setMute(database, 'lin', 10)
    expect(await write(messageOf('lin', 'b'))).toEqual({ mutedUntil: until })
    expect(await write(messageOf('lin', 'a'))).toMatchObject({ isRepeat: true, message: { chatId: 1 } })
    expect(await setMute(database, 'lin', 0)).toBe(0)
    expect(await write(messageOf('lin', 'b'))).toMatchObject({ message: { chatId: 2 } })
  })

  test('a report is one for each user and message, and outlives both the message and its author', async () => {
    const database = await open()
    for (const id of ['lin', 'mei', 'ann']) await addWriter(database, id)
    const write = openWriteQueue({ database, bus: openInProcessBus(silentLog) })
    await write(messageOf('lin', 'a'))
    const report = { userId: 'mei', chatId: 1, reason: 'spam' } as const
    expect(await addReport(database, { ...report, chatId: 2 })).toBe(false)
    for (const one of [report, report, { ...report, reason: 'abuse' }, { ...report, userId: 'ann' }] as const)
      expect(await addReport(database, one)).toBe(true)
    await removeMessage(database, 1)
    expect(await addReport(database, { ...report, userId: 'lin' }), 'it is gone').toBe(false)
    await database.deleteFrom('user').where('id', '=', 'lin').execute()
    const [first, second] = await listReports(database)
    expect([first, second].map((one) => one?.reporter).toSorted()).toEqual(['ann', 'mei'])
    expect(first).toMatchObject({ chatId: 1, reason: 'spam', author: 'lin', text: '😀 of lin' })
    expect(await closeReport(database, first?.id ?? '')).toBe(true)
    expect(await closeReport(database, first?.id ?? '')).toBe(false)
    expect(await listReports(database)).toEqual([second])
  })

  test('nobody writes whose account is gone; the ids of his messages are not given again', async () => {
    const database = await open()
    for (const id of ['lin', 'mei']) await addWriter(database, id)
    const write = openWriteQueue({ database, bus: openInProcessBus(silentLog) })
    await write(messageOf('lin', 'a'))
    const ticket = await addTicket(database, { userId: 'lin', sessionId: 'of lin' })
    await database.deleteFrom('user').where('id', '=', 'lin').execute()
    const [gone, kept] = await Promise.all([write(messageOf('lin', 'b')), write(messageOf('mei', 'a'))])
    expect(gone).toBeUndefined()
    expect(kept).toMatchObject({ message: { chatId: 2 } })
    expect(await consumeTicket(database, ticket)).toBeUndefined()
  })
})
