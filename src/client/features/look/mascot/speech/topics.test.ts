import { expect, test } from 'vitest'
import { currentTopics, provideTopic } from './topics.ts'

test('whatever has something to say is heard, at once or after a while; one that fails or is silent is not', async () => {
  provideTopic('now', () => ({ id: 'rain', weight: 1 }))
  provideTopic('later', () => Promise.resolve({ id: 'quote', weight: 2 }))
  provideTopic('silent', () => undefined)
  provideTopic('lost', () => Promise.reject(new TypeError('a chunk of another build')))
  provideTopic('broken', () => {
    throw new TypeError('no data')
  })
  expect(await currentTopics()).toEqual([
    { id: 'rain', weight: 1 },
    { id: 'quote', weight: 2 },
  ])
  provideTopic('now', () => undefined)
  expect(await currentTopics()).toEqual([{ id: 'quote', weight: 2 }])
})
