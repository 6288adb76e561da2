import { expect, test } from 'vitest'
import { silentLog } from '../../testing/project.ts'
import { openInProcessBus } from './in-process.ts'

test('what is told reaches all who listen to its topic, in order, whatever one of them does', () => {
  const problems: string[] = []
  const bus = openInProcessBus({ ...silentLog, error: (_, message) => problems.push(message) })
  const heard: string[] = []
  const end = bus.subscribe('chatDeleted', ({ chatId }) => heard.push(`first ${chatId}`))
  bus.subscribe('chatDeleted', () => {
    throw new Error('of a receiver')
  })
  bus.subscribe('chatDeleted', ({ chatId }) => heard.push(`last ${chatId}`))
  bus.subscribe('loginsEnded', ({ userId }) => heard.push(userId))
  bus.publish('chatDeleted', { chatId: 1 })
  end()
  bus.publish('chatDeleted', { chatId: 2 })
  expect(heard).toEqual(['first 1', 'last 1', 'last 2'])
  expect(problems).toHaveLength(2)
})
