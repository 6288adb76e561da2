import { expect, test } from 'vitest'
import { parseOfficialIds } from './official-ids.ts'

test('the ids of a catalogue are read in whatever list they are; what is none counts for nothing', () => {
  const ids = (json: string | undefined) => [...parseOfficialIds(json)]
  const entries = [{ id: 'quiet-snow', name: 'x' }, { id: 'Bad Id' }, { id: 5 }, 'x', null]
  expect(ids(JSON.stringify(entries))).toEqual(['quiet-snow'])
  expect(ids(JSON.stringify({ version: 1, themes: entries }))).toEqual(['quiet-snow'])
  for (const json of [undefined, '', '{', 'null', '5', '"x"', '{}']) expect(ids(json)).toEqual([])
})
