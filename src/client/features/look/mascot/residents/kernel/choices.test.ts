import { expect, test } from 'vitest'
import { nextChoice, type Offer, shownModel } from './choices.ts'

const OURS = ['cat', 'owl'] as const
const offer: Offer<{ readonly id: string }> = { isKnown: true, models: [{ id: 'haru' }, { id: 'mao' }], failed: [] }

test('all of ours come in turn, then the models, for which the last of ours stands in', () => {
  const turns = [
    { character: 'cat', model: '' } as { readonly character: (typeof OURS)[number]; readonly model: string },
  ]
  for (let turn = 0; turn < 4; turn += 1) turns.push(nextChoice(turns[turn] ?? fail(), OURS, ['haru', 'mao']))
  expect(turns.map(({ character, model }) => `${character} ${model}`)).toEqual([
    ...['cat ', 'owl ', 'owl haru', 'owl mao', 'cat '],
  ])
  expect(nextChoice({ character: 'owl', model: '' }, OURS, [])).toEqual({ character: 'cat', model: '' })
})

test('a model is shown where it is offered and has not failed', () => {
  expect(shownModel('haru', offer)).toEqual({ id: 'haru' })
  expect(shownModel('', offer)).toBeUndefined()
  expect(shownModel('gone', offer)).toBeUndefined()
  expect(shownModel('haru', { ...offer, failed: ['haru'] })).toBeUndefined()
  expect(shownModel('mao', { ...offer, failed: ['haru'] })).toEqual({ id: 'mao' })
})

const fail = () => {
  throw new Error('nobody')
}
